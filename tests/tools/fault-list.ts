/** One way to break the product: a short, unique text of a file is replaced, and the tests in a file must notice. */
export type Fault = readonly [
  words: string,
  file: string,
  search: string,
  replacement: string,
  /** Below `tests`. */
  testFile: string,
];

/**
 * The faults, spread over all features: slips that `npm run mutants` does not try, such as in what a browser lays out or
 * focuses, in Electron, in builds and in numbers. A search text is short, so that it survives refactoring.
 */
// biome-ignore format: one fault a line, so that adding or moving one changes a single line of a table
export const faults: readonly Fault[] = [
  // Routing, layout and loading
  ['the document title stays the same on every screen', 'src/address/route-hooks.ts', 'document.title = title', 'void title', 'journeys/features/navigation.spec.ts'],
  ['the focus stays on the link that led to a screen', 'src/routing/navigation-focus.tsx', '(toControl ? control : heading)', '(toControl ? control : undefined)', 'journeys/features/navigation.spec.ts'],
  ['Back leads to the top of the page', 'src/routing/navigation-focus.tsx', 'position?.scrollY ?? 0', '0', 'journeys/features/navigation.spec.ts'],
  ['Escape does not close the menu', 'src/components/ui/use-dismiss.ts', "'Escape'", "'Enter'", 'journeys/features/navigation.spec.ts'],
  ['Try Again does nothing', 'src/screens/error/error-screen.tsx', 'navigate(pathname + search', 'void (pathname + search', 'journeys/features/faults.spec.ts'],
  ['the page jumps when the language changes', 'src/routing/use-scroll-anchor.ts', 'restore.current?.();', '', 'journeys/features/language-switch.spec.ts'],
  ['removing a translated text leaves the translation there', 'src/lib/translated-text.ts', 'const node = onPage(child);', 'const node = child as Node;', 'journeys/features/translated-page.spec.ts'],
  ['a shared address waits for the scripts', 'src/site/inline-script.ts', 'location.replace(other)', 'void other', 'journeys/features/addresses.spec.ts'],
  ['what is typed early is forgotten', 'src/lib/carry-over-text.ts', 'const field of before', 'const field of before.slice(0, 0)', 'journeys/features/first-paint.spec.ts'],
  // Reading tools and display settings
  ['Read aloud highlights no sentence', 'src/features/read-aloud/use-read-aloud.ts', 'new Highlight(range)', 'new Highlight()', 'journeys/features/read-aloud.spec.ts'],
  ['display settings change nothing', 'src/features/display-settings/display-settings.tsx', 'setRootData(displayAttributes(settings))', 'setRootData({})', 'journeys/features/display-settings.spec.ts'],
  // Contact
  ['the summary of errors does not take the focus', 'src/components/ui/error-summary.tsx', 'focusToRead(summary.current)', 'undefined', 'journeys/screens/contact.spec.ts'],
  ['the prepared message is cut at one line', 'src/features/message/prepared-message.tsx', 'value={formatMessage(message, screenCopy)}', 'value={message.message}', 'journeys/screens/contact.spec.ts'],
  // Content Management
  ['a new event loses its location', 'src/screens/admin/use-list-editing.ts', 'draft: { ...values, id }', "draft: { ...values, id, location: '' }", 'journeys/screens/admin/lists.spec.ts'],
  ['Undo does not bring a deleted item back', 'src/screens/admin/edited-language.tsx', 'undo: () => show(document)', 'undo: () => undefined', 'journeys/screens/admin/lists.spec.ts'],
  // Content files
  ['a kiosk follows its content file during a visit', 'src/features/kiosk/kiosk.tsx', 'port.startContent, resting && !staffOpen', 'port.startContent, true', 'journeys/kiosk/content-file.spec.ts'],
  // Notifications
  ['Alt+T does not focus the notifications', 'src/components/ui/notifications.tsx', "event.code !== 'KeyT'", "event.code !== 'KeyY'", 'components/ui/notifications.test.tsx'],
  // Kiosk
  ['the next visitor finds what the last one typed', 'src/app/app.tsx', '<Visit key={visitor}>', '<Visit>', 'journeys/kiosk/forgotten-visitor.spec.ts'],
  ['keys do not keep a visit alive', 'src/features/kiosk/visit/activity.ts', " 'keydown',", '', 'journeys/kiosk/idle.spec.ts'],
  ['the dock\'s Finish opens the menu', 'src/features/kiosk/dock/dock.tsx', "setSheet('finish')", "setSheet('menu')", 'journeys/kiosk/dock.spec.ts'],
  ['Lower screen moves nothing', 'src/features/kiosk/display/use-display.ts', "'--reach-top': top", "'--reach-top': 0", 'journeys/kiosk/reach.spec.ts'],
  ['Hold to press accepts a short press', 'src/features/kiosk/touch/use-held-press.ts', 'steps === HOLD_STEPS', 'steps >= 0', 'journeys/kiosk/touch.spec.ts'],
  ['the keyboard stays in capitals after a letter', 'src/features/kiosk/keyboard/on-screen-keyboard.tsx', "if (layer !== 'accents')", "if (layer === 'accents')", 'journeys/kiosk/on-screen-keyboard.spec.ts'],
  ['the QR code of a phone number has its caption in it', 'src/components/ui/qr-code.tsx', 'value={value}', 'value={label}', 'journeys/kiosk/take-home.spec.ts'],
  ['a wrong PIN opens the staff panel', 'src/features/kiosk/staff/pin-entry.tsx', "=== 'accepted'", "!== 'locked'", 'journeys/kiosk/staff.spec.ts'],
  // Desktop app
  ['the PIN may be guessed fifty times', 'electron/main/kiosk/staff-lock.ts', 'MAX_ATTEMPTS = 5', 'MAX_ATTEMPTS = 50', 'unit/electron/main/kiosk/staff-lock.test.ts'],
  ['the next visitor gets the language of a reload', 'src/app/desk-visit.tsx', 'tag === port.language', 'false', 'journeys/features/desk.spec.ts'],
  ['closing the window asks nothing about a form', 'src/app/desk-visit.tsx', 'port.reportDrafts(hasTyped)', 'undefined', 'journeys/features/desk.spec.ts'],
  ['a printer that fails takes a message along', 'src/features/message/message-buttons.tsx', 'if (await print()) markTaken()', 'await print(); markTaken()', 'journeys/features/desk.spec.ts'],
  ['Find finds its own field', 'src/features/desk/find/find-matches.ts', ' search, ', ' ', 'desktop/find.spec.ts'],
  ['the site keeps the language of a take-home page', 'src/features/take-home/page/take-home-panel.tsx', 'documentElement.lang = currentCopy(sharedCopy).language.tag;', '', 'journeys/features/take-home.spec.ts'],
  ['a take-home page is printed before its codes are there', 'src/features/take-home/page/use-printed-page.ts', 'isWhole: hasCodes &&', 'isWhole:', 'journeys/features/take-home.spec.ts'],
  ['a dialog stays in front of the next screen', 'src/components/ui/use-until-navigation.ts', '= useLocation()', '= useState(useLocation())[0]', 'desktop/desk.spec.ts'],
  // Build
  ['a page has no styles before the style sheet arrives', 'src/site/render-site.tsx', 'styleSheet ? await criticalStyles(shown, styleSheet.css)', 'styleSheet ? \'\'', 'journeys/features/first-paint.spec.ts'],
];
