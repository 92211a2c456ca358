export { ReadableScreen } from './readable-screen';
