export { activate } from './activate';
export { GuidePanels } from './guide-panels';
export { type Guide, useGuide } from './use-guide';
