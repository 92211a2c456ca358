export { EasyReadButton } from './easy-read-button';
export { EasyReadProvider, easyParameter, easyReadPart, hasEasyRead, useEasyRead } from './easy-read-state';
