export { EasyReadButton } from './easy-read-button';
export { EasyReadProvider, easyParameter, easyReadModule, hasEasyRead, useEasyRead } from './easy-read-state';
