/** One way to break the product: a short, unique text of a file is replaced, and the tests in a file must notice. */
export type Fault = readonly [
  words: string,
  file: string,
  search: string,
  replacement: string,
  /** Below `tests`. */
  testFile: string,
];

/** The faults, spread over all features. A search text is short, so that it survives refactoring. */
// biome-ignore format: one fault a line, so that adding or moving one changes a single line of a table
export const faults: readonly Fault[] = [
  // Routing, layout and loading
  ['the document title stays the same on every screen', 'src/routing/current-screen.tsx', 'document.title = fill(', 'fill(', 'web/features/routes.spec.ts'],
  ['addresses are case-sensitive', 'src/routing/routes.ts', '.toLowerCase()', '', 'web/features/routes.spec.ts'],
  ['the focus stays on the link that led to a screen', 'src/routing/navigation-focus.tsx', '(toControl ? control : heading)', '(toControl ? control : undefined)', 'web/features/navigation.spec.ts'],
  ['Back leads to the top of the page', 'src/routing/navigation-focus.tsx', 'position?.scrollY ?? 0', '0', 'web/features/navigation.spec.ts'],
  ['Escape does not close the menu', 'src/layout/use-dismiss.ts', "'Escape'", "'Enter'", 'web/features/mobile-menu.spec.ts'],
  ['the footer\'s privacy link leads to Home', 'src/content/screen-paths.ts', "privacy: '/privacy'", "privacy: '/'", 'web/features/routes.spec.ts'],
  ['the not-found screen leads to another screen than Home', 'src/screens/not-found/not-found-screen.tsx', 'to={screenPaths.home}', 'to={screenPaths.about}', 'web/features/routes.spec.ts'],
  ['Try Again does nothing', 'src/screens/error/error-screen.tsx', 'navigate(pathname + search', 'void (pathname + search', 'web/features/faults.spec.ts'],
  ['a script whose download failed is never requested again', 'src/lib/lazy-part.ts', 'request = undefined;', '', 'web/features/faults.spec.ts'],
  ['Home flashes before another screen', 'src/lib/watch-loading.ts', '/^(#\\/?)?$/', '/^/', 'web/features/prerendered-home.spec.ts'],
  ['a shared address waits for the scripts', 'resources/build/prerender-screens.ts', 'else open?.();', '', 'web/features/pages.spec.ts'],
  ['a reload whose scripts fail shows Home', 'src/lib/watch-loading.ts', 'openOther?.();', '', 'web/features/pages.spec.ts'],
  ['a form that is sent early stops the site', 'resources/build/prerender-screens.ts', 'absoluteIcon + sendNothing', 'absoluteIcon', 'web/features/pages.spec.ts'],
  ['what is typed early is forgotten', 'src/components/ui/checked-form.tsx', 'draft?.set(name, String(text))', '', 'web/features/pages.spec.ts'],
  ['search engines are told of past events', 'src/structured-data.ts', '!hasPassed(date, now)', 'true', 'unit/src/structured-data.test.ts'],
  // Reading tools, finder and display settings
  ['Show the full page does nothing in Easy read', 'src/features/easy-read/easy-read-screen.tsx', 'onClick={onShowFullPage}', '', 'web/features/easy-read.spec.ts'],
  ['Read aloud highlights no sentence', 'src/features/read-aloud/use-read-aloud.ts', 'new Highlight(range)', 'new Highlight()', 'web/features/read-aloud.spec.ts'],
  ['the finder suggests more than three services', 'src/features/finder/find-what-fits.ts', 'MAX_SUGGESTIONS = 3', 'MAX_SUGGESTIONS = 4', 'unit/src/features/finder/find-what-fits.test.ts'],
  ['display settings change nothing', 'src/features/display-settings/display-settings.tsx', 'setRootData(displayAttributes(settings))', 'setRootData({})', 'web/features/display-settings/settings.spec.ts'],
  // Contact
  ['an e-mail address needs no domain', 'src/screens/contact/message.ts', '(\\.[^\\s@.]+)+$', '(\\.[^\\s@.]+)*$', 'unit/src/screens/contact/message.test.ts'],
  ['the summary of errors does not take the focus', 'src/components/ui/error-summary.tsx', 'focusToRead(summary.current)', 'undefined', 'web/screens/contact/form.spec.ts'],
  ['the prepared message is cut at one line', 'src/screens/contact/prepared-message.tsx', 'value={formatMessage(message, screenCopy)}', 'value={message.message}', 'web/screens/contact/prepared-message.spec.ts'],
  // Content Management
  ['a saved item is not confirmed', 'src/screens/admin/list-panel.tsx', 'notifySaved();', '', 'web/screens/admin/saving.spec.ts'],
  ['a testimonial accepts six stars', 'src/screens/admin/testimonial-form.tsx', 'MAX_RATING = 5', 'MAX_RATING = 6', 'unit/src/screens/admin/testimonial-form.test.ts'],
  ['a new event loses its location', 'src/screens/admin/event-form.tsx', "trimmedText(data, 'location')", "''", 'web/screens/admin/saving.spec.ts'],
  ['an edited hero is not saved', 'src/screens/admin/hero-panel.tsx', 'hero: edited', 'hero', 'web/screens/admin/hero.spec.ts'],
  ['Undo brings a deleted item back at the end of its list', 'src/content-store/reducer.ts', 'toSpliced(action.index,', 'toSpliced(ids.length,', 'web/screens/admin/deleting.spec.ts'],
  // Content files
  ['a content file may have a day that does not exist', 'src/content-file/schema.ts', 'parsed.toISOString() ===', '!!date ||', 'unit/src/content-file/content-file.test.ts'],
  ['a kiosk follows its content file during a visit', 'src/features/kiosk/kiosk.tsx', 'resting && !staffOpen)', 'true)', 'web/features/kiosk/content-file.spec.ts'],
  ['saving leaves half a file if it fails', 'electron/main/content/write-atomically.ts', 'await writeFile(temporary,', 'await writeFile(target,', 'unit/electron/main/content/write-atomically.test.ts'],
  ['saving replaces a device with a file', 'electron/main/content/write-atomically.ts', '!status.isFile()', '!status', 'unit/electron/main/content/write-atomically.test.ts'],
  ['saving fails while a virus scanner reads', 'electron/main/content/write-atomically.ts', "'EPERM', 'EACCES', 'EBUSY'", '', 'unit/electron/main/content/write-atomically.test.ts'],
  ['Save replaces what somebody else has written', 'electron/main/desk/replace-policy.ts', "? 'write' : 'ask'", "? 'write' : 'write'", 'unit/electron/main/desk/replace-policy.test.ts'],
  ['a file that is saved on Linux has no ending', 'electron/main/desk/file-chooser.ts', '.toLowerCase() === ', '.toLowerCase() !== ', 'unit/electron/main/desk/file-chooser.test.ts'],
  // Notifications, tooltips and content
  ['Alt+T does not focus the notifications', 'src/components/ui/notifications.tsx', "event.code !== 'KeyT'", "event.code !== 'KeyY'", 'web/features/notifications.spec.ts'],
  ['tooltips appear at once', 'src/components/ui/tooltip-layer.tsx', 'delayDuration={700}', 'delayDuration={0}', 'web/features/tooltips.spec.ts'],
  ['a date is a day early west of Greenwich', 'src/lib/format-date.ts', ", timeZone: 'UTC'", '', 'unit/src/lib/format-date.test.ts'],
  // Kiosk
  ['the next visitor finds what the last one typed', 'src/app/app.tsx', '<Visit key={visitor}>', '<Visit>', 'web/features/kiosk/forgotten-visitor.spec.ts'],
  ['the kiosk warns a second too early', 'src/features/kiosk/visit/use-idle-timer.ts', 'Math.ceil(', 'Math.floor(', 'unit/src/features/kiosk/visit/use-idle-timer.test.ts'],
  ['keys do not keep a visit alive', 'src/features/kiosk/visit/activity.ts', "{ type: 'keydown' },", '', 'web/features/kiosk/idle.spec.ts'],
  ['the dock\'s Finish opens the menu', 'src/features/kiosk/dock/dock.tsx', "setSheet('finish')", "setSheet('menu')", 'web/features/kiosk/dock.spec.ts'],
  ['Lower screen moves nothing', 'src/features/kiosk/display/use-lower-screen.ts', "'--reach-top': top", "'--reach-top': 0", 'web/features/kiosk/reach.spec.ts'],
  ['Hold to press accepts a short press', 'src/features/kiosk/touch/use-held-press.ts', 'steps === HOLD_STEPS', 'steps >= 0', 'web/features/kiosk/hold-to-press.spec.ts'],
  ['the keyboard stays in capitals after a letter', 'src/features/kiosk/keyboard/on-screen-keyboard.tsx', "if (layer !== 'accents')", "if (layer === 'accents')", 'web/features/kiosk/on-screen-keyboard.spec.ts'],
  ['the QR code of a phone number has its caption in it', 'src/components/ui/qr-code.tsx', 'value={value}', 'value={label}', 'web/features/kiosk/take-away.spec.ts'],
  ['a wrong PIN opens the staff panel', 'src/features/kiosk/staff/pin-entry.tsx', "=== 'accepted'", "!== 'locked'", 'web/features/kiosk/staff.spec.ts'],
  ['a second press hits what the first has opened', 'src/lib/press-guard.ts', 'PAUSE_MS = 500', 'PAUSE_MS = 50', 'unit/src/lib/press-guard.test.ts'],
  ['a kiosk that keeps failing never restarts', 'src/features/kiosk/visit/error-recovery.ts', 'MAX_VAIN_ATTEMPTS = 3', 'MAX_VAIN_ATTEMPTS = 300', 'unit/src/features/kiosk/visit/error-recovery.test.ts'],
  // Guide
  ['the keypad\'s Up goes down', 'src/features/kiosk/guide/guide-policy.ts', "up: (turn) => move(turn, 'previous')", "up: (turn) => move(turn, 'next')", 'unit/src/features/kiosk/guide/guide-policy.test.ts'],
  ['the guide does not say the role of a control', 'src/features/kiosk/guide/narration/phrases.ts', 'role && guide.roles[role]', "''", 'unit/src/features/kiosk/guide/narration/phrases.test.ts'],
  ['the guide is silent at the end of the page', 'src/features/kiosk/guide/cursor.ts', 'goesAround = end === reached', 'goesAround = true', 'unit/src/features/kiosk/guide/cursor.test.ts'],
  ['the scan skips its first stop', 'src/features/kiosk/guide/switches/scan.ts', 'isLast ? 0', 'isLast ? 1', 'unit/src/features/kiosk/guide/switches/scan.test.ts'],
  // Desktop app
  ['the environment overrules the command line', 'electron/main/cli/options.ts', '...fromEnvironment(env), ...fromArguments(typed)', '...fromArguments(typed), ...fromEnvironment(env)', 'unit/electron/main/cli/options.test.ts'],
  ['a refused start exits with success', 'electron/main/cli/refuse-start.ts', 'app.exit(exitCode)', 'app.exit(0)', 'desktop/options.spec.ts'],
  ['a kiosk opens links in another program', 'electron/main/security/security-policy.ts', "mode === 'desk' && isExternal", 'isExternal', 'desktop/kiosk.spec.ts'],
  ['pages run without a sandbox', 'electron/main/window/window-options.ts', 'sandbox: true', 'sandbox: false', 'unit/electron/main/window/window-options.test.ts'],
  ['the PIN may be guessed fifty times', 'electron/main/kiosk/staff-lock.ts', 'MAX_ATTEMPTS = 5', 'MAX_ATTEMPTS = 50', 'unit/electron/main/kiosk/staff-lock.test.ts'],
  ['the log has whole addresses', 'electron/main/log/log-entry.ts', 'return /^https', 'return url || /^https', 'unit/electron/main/log/log-entry.test.ts'],
  ['the kiosk lets Ctrl+P through', 'electron/main/kiosk/key-lock.ts', "'acvxyz'", "'acpvxyz'", 'unit/electron/main/kiosk/key-lock.test.ts'],
  ['New Visitor keeps the clipboard', 'electron/main/desk/desk.ts', 'clearClipboard();', '', 'unit/electron/main/desk/desk.test.ts'],
  ['the next visitor gets the language of a reload', 'src/app/desk-visit.tsx', 'tag === port.language', 'false', 'web/features/desk-tools.spec.ts'],
  ['a printer that fails takes a message along', 'src/screens/contact/message-buttons.tsx', 'if (await print()) markTaken()', 'await print(); markTaken()', 'web/features/desk-tools.spec.ts'],
  ['New Visitor asks about a message that was taken along', 'src/app/desk-visit.tsx', 'taken?.get(name) !== text', 'true', 'web/features/desk-tools.spec.ts'],
  ['Find finds its own field', 'src/features/desk/find/find-matches.ts', ' search, ', ' ', 'desktop/find.spec.ts'],
  ['a sheet has smaller text than large print', 'src/features/sheet-panel/sheet-rules.ts', 'SMALLEST_PT = 16', 'SMALLEST_PT = 12', 'unit/src/features/sheet-panel/sheet-rules.test.ts'],
  ['a sheet takes more than fits', 'src/features/sheet/sheet-items.ts', 'MAX_ITEMS = 6', 'MAX_ITEMS = 60', 'web/features/sheet.spec.ts'],
  ['a sheet is printed before its codes are there', 'src/features/sheet-panel/use-sheet-page.ts', 'isWhole: hasCodes &&', 'isWhole:', 'web/features/sheet.spec.ts'],
  ['a dialog stays in front of the next screen', 'src/components/ui/use-until-navigation.ts', '= useLocation()', '= useState(useLocation())[0]', 'desktop/desk.spec.ts'],
  ['a PDF has no tags', 'electron/main/desk/sheet-file.ts', 'generateTaggedPDF: true', 'generateTaggedPDF: false', 'desktop/sheet.spec.ts'],
  // Build
  ['a page beyond its budget is built', 'resources/build/sizes.ts', 'gzip > limit &&', 'gzip > 2 * limit &&', 'unit/resources/build/sizes.test.ts'],
  ['the first paint shows what has no styles yet', 'resources/build/first-view-styles.ts', '{visibility:hidden}', '{visibility:visible}', 'web/features/prerendered-home.spec.ts'],
  ['any page may embed the app’s', 'electron/main/site/page-policy.ts', "frame-ancestors 'none'", "frame-ancestors 'self'", 'unit/electron/main/site/page-policy.test.ts'],
];
