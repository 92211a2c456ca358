export { AskToClear } from './ask-to-clear';
export { DeskDialog } from './desk-dialog';
export { DeskTools } from './desk-tools';
export { FindOnScreen } from './find/find-on-screen';
export { PhoneList } from './phone-list';
export { ShortcutList } from './shortcut-list';
