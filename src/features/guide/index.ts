export { GuidePanels } from './guide-panels';
export { activate } from './page/activate';
export { type Guide, useGuide } from './use-guide';
