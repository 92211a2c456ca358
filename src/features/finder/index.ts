export type { Suggestion } from './find-suggestions';
export { Finder } from './finder';
export { FinderSection } from './finder-section';
