export type { Suggestion } from './find-what-fits';
export { Finder } from './finder';
export { useIsAnswered } from './use-is-answered';
