export type { Suggestion } from './find-what-fits';
export { Finder, useIsAnswered } from './finder';
