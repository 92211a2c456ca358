export type { Suggestion } from './find-what-fits';
export { Finder } from './finder';
export { FinderSection } from './finder-section';
