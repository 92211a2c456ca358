export type { Suggestion } from './find-what-fits';
export { Finder } from './finder';
export { WhatFits } from './what-fits';
