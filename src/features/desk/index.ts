export { AskToClear, type OpenDraft } from './ask-to-clear';
export { deskCommands, useDeskCommand } from './desk-commands';
export { DeskTools } from './desk-tools';
export { FindOnScreen } from './find/find-on-screen';
export { PhoneList } from './phone-list';
export { ShortcutList } from './shortcut-list';
