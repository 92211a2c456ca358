export { easyReadScreen, hasEasyRead } from './easy-read-on-demand';
export { EasyReadToggle } from './easy-read-toggle';
