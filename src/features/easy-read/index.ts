export { EasyReadProvider, easyParameter, easyReadPart, hasEasyRead, useEasyRead } from './easy-read-state';
