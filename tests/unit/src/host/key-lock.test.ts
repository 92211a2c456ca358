import { expect, it } from 'vitest';
import { isKeyAllowed } from '@/host/key-lock';
import { keypads } from '@/host/keypads';

/** Parses a key combination such as `Ctrl+Shift+Q`. */
function press(combination: string) {
  const parts = combination.split(/\+(?=.)/);
  const key = parts.at(-1) ?? '';
  // Function keys have the same code and name.
  const code = /^F\d/.test(key) ? key : '';
  const [shift, control] = [parts.includes('Shift'), parts.includes('Ctrl')];
  const [alt, meta] = [parts.includes('Alt'), parts.includes('Meta')];
  return { key, code, shift, control, alt, meta, isComposing: false };
}

const functionKeys = Array.from({ length: 24 }, (_, index) => `F${index + 1}`);
const guideKeys = [...functionKeys.slice(0, 3), ...functionKeys.slice(5, 9), ...functionKeys.slice(12)];

// AltGr is Ctrl+Alt on Windows, and not Alt on Linux.
it.each([
  ' ',
  ...guideKeys,
  ...`a Shift+A é @ 9 😀 Enter Tab Shift+Tab Escape Backspace Delete ArrowLeft Shift+ArrowLeft Home End PageUp PageDown
  Shift+Shift Ctrl+Control Dead Process AltGraph Alt+Alt Ctrl+a Ctrl+c Ctrl+v Ctrl+x Ctrl+z Ctrl+Shift+Z Meta+c Meta+v
  Ctrl+ArrowLeft Ctrl+Backspace Ctrl+Home Ctrl+Alt+@ Ctrl+Alt+€ € Ctrl+Shift+Q Ctrl+Shift+q`.split(/\s+/),
])('allows %s', (combination) => expect(isKeyAllowed(press(combination))).toBe(true));

it.each([
  ...['Alt+ ', 'Alt+Shift+ '],
  ...Array.from('rwntpsoujfdhlgekqm', (letter) => `Ctrl+${letter}`),
  ...functionKeys.filter((key) => !guideKeys.includes(key)),
  ...`Ctrl++ Ctrl+= Ctrl+- Ctrl+0 Ctrl+1 Ctrl+9 Ctrl+Tab Ctrl+Shift+Tab Ctrl+F4 Ctrl+Shift+R Ctrl+Shift+I Ctrl+Shift+J
  Ctrl+Shift+C Ctrl+Shift+N Ctrl+Shift+T Shift+F1 Ctrl+F1 Alt+F1 Meta+F1 Shift+F10 Alt+F4 Alt+ArrowLeft Alt+ArrowRight
  Alt+Home Alt+Tab Alt+Enter Alt+Escape Alt+f Alt+Shift+F Alt+- Alt+1 Alt+ø ContextMenu PrintScreen BrowserBack
  BrowserForward BrowserRefresh BrowserHome BrowserSearch LaunchMail LaunchApplication1 ZoomIn ZoomOut Print Help
  Meta Meta+q Meta+w Meta+r Meta+h Meta+m Meta+ArrowLeft Meta+Shift+Q Ctrl+Alt+Delete Ctrl+Alt+i Meta+Alt+i
  Ctrl+Escape Ctrl+Enter`.split(/\s+/),
])('blocks %s', (combination) => expect(isKeyAllowed(press(combination))).toBe(false));

it.each([
  ...Object.values(keypads).flatMap((keypad) => Object.keys(keypad)),
  ...guideKeys,
  'Numpad5',
  'Insert',
])('allows %s as a key of the audio guide, but not with another key', (code) => {
  for (const key of ['Clear', 'Unidentified', 'Tools', 'Launch5', 'MicrophoneToggle'])
    expect(isKeyAllowed({ ...press(key), code })).toBe(true);
  for (const modifier of ['Shift', 'Ctrl', 'Alt', 'Meta'])
    expect(isKeyAllowed({ ...press(`${modifier}+Tools`), code })).toBe(false);
});

it('allows the staff shortcut where another layout has its key, and any key while an input method composes', () => {
  expect(isKeyAllowed({ ...press('Ctrl+Shift+Й'), code: 'KeyQ' })).toBe(true);
  expect(isKeyAllowed({ ...press('Ctrl+Shift+Й'), code: 'KeyW' })).toBe(false);
  expect(isKeyAllowed({ ...press('F7'), isComposing: true })).toBe(true);
});
