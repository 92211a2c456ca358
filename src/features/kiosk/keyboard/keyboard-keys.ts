import type { sharedLayers } from '@/copy/key-layers';
import type { KioskCopy } from '@/copy/kiosk';
import type { TextField } from '@/lib/controls';

/** Matches before the beginning of a sentence, and so of a name or a line; in Spanish, also after `¿` or `¡`. */
export const sentenceStart = /(^|[.!?]\s+)[¿¡]*$/;

/** The keys that switch to a layer, and back from it when pressed again. */
export const layerKeys: Record<string, string> = { '{shift}': 'shift', '{accents}': 'accents' };

export const stepKeys: Record<string, 1 | -1> = { '{next}': 1, '{previous}': -1 };

export function kindOf(field: TextField): keyof (KioskCopy['keyboard']['layers'] & typeof sharedLayers) {
  if (field instanceof HTMLTextAreaElement) return 'lines';
  if (field.type === 'email') return 'email';
  return field.type === 'tel' || field.type === 'number' ? 'digits' : 'text';
}

const insertedBy: Readonly<Record<string, string>> = { '{enter}': '\n', '{space}': ' ' };

/** Types at the caret. The deprecated `execCommand` alone works in every kind of field, and keeps the undo history. */
export function typeInto(field: HTMLElement, key: string): void {
  const { activeElement } = document;
  field.focus({ preventScroll: true });
  if (key === '{bksp}') document.execCommand('delete');
  else document.execCommand('insertText', false, insertedBy[key] ?? key);
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
}

/** The keys that shaking hands must not press twice. */
export const onceKeys = new Set([...Object.keys(layerKeys), ...Object.keys(stepKeys), '{close}']);
