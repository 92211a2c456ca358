/** The site's screens as the menu names them, in its order; a test holds them to the site's own names. */
export const screens = [
  { path: '/', name: 'Home' },
  { path: '/about', name: 'About' },
  { path: '/services', name: 'Services' },
  { path: '/programs', name: 'Programs' },
  { path: '/get-involved', name: 'Get Involved' },
  { path: '/contact', name: 'Contact' },
  { path: '/admin', name: 'Content Management' },
] as const;

export const menu = {
  file: 'File',
  print: 'Print…',
  startKiosk: 'Start Kiosk Here',
  quit: 'Quit',
  edit: 'Edit',
  go: 'Go',
  back: 'Back',
  forward: 'Forward',
  view: 'View',
  reload: 'Reload (Restores the Sample Content)',
  window: 'Window',
  help: 'Help',
  licenses: 'Open-Source Licenses',
  about: 'About',
};

/** What the About panel says below the version, where the system has room for it. */
export const credits = `This app contains open-source software. Its licenses: ${menu.help} > ${menu.licenses}`;

/** What is asked before edits are lost, by what would lose them. */
export const unsavedEdits = {
  keep: 'Keep Editing',
  detail: 'The changes made in Content Management are kept only until then.',
  reload: { message: 'Reload and lose your changes?', button: 'Reload' },
  close: { message: 'Close and lose your changes?', button: 'Close' },
  kiosk: { message: 'Start the kiosk and lose your changes?', button: 'Start Kiosk' },
};

/** What stands on the display when the site cannot be shown. */
export const standby = {
  title: 'This display is being looked after',
  text: 'It will be back in a moment. Thank you for your patience.',
};

/** What `--help` prints. */
export const usage = `Weaving Hope, as a desktop app or as an unattended kiosk.

  --kiosk                 fills the display, forgets each visitor and never leaves the site
  --idle-seconds=120      kiosk: without input until the visitor is asked (30 to 3600)
  --warning-seconds=30    kiosk: from the question until the display starts over (20 to 300)
  --exit-pin=…            kiosk: what staff type to get in (4 to 12 digits); better given as FOUNDATION_EXIT_PIN
  --display=1             kiosk: the display to fill, counted from the left (1 to 16)
  --start=/services       the screen that opens first (/, /about, /services, /programs, /get-involved, /contact)
  --log-dir=…             an existing folder, by its full path, for a log of what happened
  --help                  prints this
  --version               prints the version

Each can be given in the environment: FOUNDATION_KIOSK=yes, FOUNDATION_IDLE_SECONDS=120 and so on. The command line wins.`;

/** Says in one sentence that the folder of the log is not there. */
export function noLogFolder(folder: string): string {
  return `--log-dir must be an existing folder, but ${JSON.stringify(folder)} is none.`;
}
