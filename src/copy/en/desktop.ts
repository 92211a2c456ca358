import type { Facts } from '@/content/facts';

/** The desktop app's menus. The names of the screens are those of the site itself. */
export const menu = {
  file: 'File',
  /** How the system's dialogs call such files. */
  contentFiles: 'Content files',
  startKiosk: 'Start Kiosk Here',
  edit: 'Edit',
  go: 'Go',
  view: 'View',
  window: 'Window',
  help: 'Help',
  licenses: 'Open-Source Licenses',
  /** Items that every program has, by what they do; for those with a shortcut, see `desk/commands.ts`. */
  roles: {
    undo: 'Undo',
    redo: 'Redo',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    delete: 'Delete',
    selectAll: 'Select All',
    minimize: 'Minimize',
    close: 'Close Window',
    quit: 'Quit',
    about: 'About',
    services: 'Services',
    hideOthers: 'Hide Others',
    unhide: 'Show All',
    zoom: 'Zoom',
    front: 'Bring All to Front',
  },
};

/** Items of the first menu on a Mac, which name the app. */
export const appMenu = ({ name }: Pick<Facts, 'name'>) => ({
  about: `About ${name}`,
  hide: `Hide ${name}`,
  quit: `Quit ${name}`,
});

/** The text below the version in the About panel, on systems that have room for it. */
export const credits = `This app contains open-source software. To read the licenses, choose ${menu.help} > ${menu.licenses}.`;

/** The question before unsaved edits are lost, by the action that would lose them. */
export const unsavedEdits = {
  keep: 'Keep Editing',
  save: 'Save Content File',
  detail: 'Changes made in Content Management will be lost unless you save them in a content file.',
  reload: { message: 'Save your changes before you reload?', button: 'Reload Without Saving' },
  close: { message: 'Save your changes before you close?', button: 'Close Without Saving' },
  kiosk: { message: 'Save your changes before the kiosk starts?', button: 'Start Without Saving' },
  signOut: { message: 'Save your changes before Windows signs you out?', button: 'Close Without Saving' },
};

/** The question before something typed is lost that nobody has finished, by the action that would lose it. */
export const unsavedDrafts = {
  keep: 'Keep It',
  detail:
    'A form, a message or a take-home page is not finished. A content file does not keep what was typed there.',
  reload: { message: 'Reload, and lose what was typed?', button: 'Reload and Lose It' },
  close: { message: 'Close the window, and lose what was typed?', button: 'Close and Lose It' },
  kiosk: { message: 'Start the kiosk, and lose what was typed?', button: 'Start and Lose It' },
  signOut: { message: 'Close the window, and lose what was typed?', button: 'Close and Lose It' },
};

/** Advice after such a question has kept Windows from signing out or shutting down. */
export const signOutAgain = {
  detail: 'Windows is waiting for your answer. After that, sign out or shut down again.',
};

/** The titles of the dialogs that choose a file, which have none on Linux, and what they call PDF files. */
export const fileDialog = { open: 'Open', save: 'Save As', pdf: 'PDF files' };

/** The dialogs that choose where the website is saved, and the name of its ZIP file without its ending. */
export const websiteFiles = {
  folder: 'Choose a Folder for the Website',
  putBack: 'Choose the Folder of the Website',
  filter: 'ZIP files',
  zipName: 'website',
};

/** The question about a file that has the chosen name plus its extension. */
export const existingFile = {
  message: '“{name}” already exists. Replace it?',
  detail: 'If you replace it, what is in it now will be lost.',
  cancel: 'Cancel',
  rename: 'Choose Another Name',
  replace: 'Replace',
};

/** The question before a content file is replaced that has changed since it was opened or saved here. */
export const changedFile = {
  message: '“{name}” has changed since you opened or saved it. Replace it?',
  detail:
    'Someone else may have saved it. If you replace it, their changes are lost. If you keep theirs, yours stay in this window and are not saved yet.',
  /** Introduces a line for each part or item. */
  differences: 'This is different:',
  part: '{part}: {what}',
  item: '{part}, “{name}”: {what}',
  onlyTheirs: 'only in theirs',
  onlyYours: 'only in yours',
  order: 'the order',
  more: 'Other differences: {count}',
  keep: 'Keep Theirs',
  copy: 'Save a Copy',
  replace: 'Replace',
  /** The suggested name of the copy, without its ending. */
  copyName: '{name}-copy',
};

/** The message when a page could not be printed, by the reason. */
export const notPrinted = {
  ok: 'OK',
  noPrinter: {
    message: 'The page was not printed',
    detail:
      'This computer could not find a printer that is ready. Turn the printer on, or add one in the settings, and print again.',
  },
  failed: {
    message: 'The page was not printed',
    detail:
      'The printer did not accept the page. Check that it is on, connected and has paper, and print again.',
  },
  unknown: {
    message: 'The page may not have been printed',
    detail:
      'This computer waited five minutes and still does not know. Look at the printer, and print again if the page is not there.',
  },
};

/** The message when the menu cannot start the kiosk. */
export const kioskNotStarted = {
  title: 'The kiosk did not start',
  text: 'The app could not restart itself. Close it, open it again, and try once more.',
};

/** The page of a kiosk while the site cannot be loaded. */
export const standby = {
  title: 'This screen is not working right now',
  text: 'It should be back in a moment. Thank you for your patience.',
};

/** The page of a kiosk, in all languages, while it has no content file to show. */
export const settingUp = {
  title: 'This kiosk is being set up.',
  text: 'In danger, call 911.',
};

/** The page of a desk window while it has no content file to show. The problem with the file appears between these texts. */
export const waiting = {
  title: 'Waiting for “{name}”',
  text: 'The site opens as soon as the app can read this content file.',
};
