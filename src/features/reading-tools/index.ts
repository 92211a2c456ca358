export { ReadableScreen, readingParts } from './readable-screen';
