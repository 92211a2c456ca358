export { EasyReadProvider, useEasyRead } from './easy-read-choice';
export { ReadableScreen } from './readable-screen';
