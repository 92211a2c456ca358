import { toolNamesIn } from '@/copy/tool-names';

/** The commands of a desk window's menu that may have a shortcut. The list of shortcuts uses the same names. */
export const commands = {
  newVisitor: 'New Visitor',
  open: 'Open Content File…',
  save: 'Save Content File',
  saveAs: 'Save Content File As…',
  saveWebsite: 'Save Website…',
  tryWebsite: 'Try Website',
  share: 'Copy the Address of This Page',
  print: 'Print…',
  find: 'Find on This Screen',
  findNext: 'Find Next',
  findPrevious: 'Find Previous',
  phoneList: 'Phone List',
  ...toolNamesIn('en'),
  back: 'Back',
  forward: 'Forward',
  reload: 'Reload (Discards Changes)',
  resetZoom: 'Actual Size',
  zoomIn: 'Zoom In',
  zoomOut: 'Zoom Out',
  togglefullscreen: 'Full Screen',
  shortcuts: 'Keyboard Shortcuts',
};
