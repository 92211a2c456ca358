/** A key that is pressed; the page and the desktop app's main process get it from different events. */
export interface PressedKey {
  readonly key: string;
  /** The key's position, as on a US keyboard. */
  readonly code: string;
  readonly control: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly meta: boolean;
}

/** The key of an event in the page. */
export const pressedKey = ({ key, code, ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent): PressedKey => ({
  key,
  code,
  control: ctrlKey,
  shift: shiftKey,
  alt: altKey,
  meta: metaKey,
});

/** Whether a key opens the staff panel: Ctrl+Shift+Q, by its letter or its position, since layouts and scripts differ. */
export function isStaffShortcut({ key, code, control, shift, alt, meta }: PressedKey): boolean {
  return control && shift && !alt && !meta && (code === 'KeyQ' || key.toLowerCase() === 'q');
}
