export { ReadableScreen, readingModules } from './readable-screen';
