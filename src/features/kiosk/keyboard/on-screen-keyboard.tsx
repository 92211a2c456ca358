import { computeAccessibleName } from 'dom-accessibility-api';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isModalOpen } from '@/components/ui/use-modal';
import { useCopy } from '@/copy';
import { sharedLayers } from '@/copy/key-layers';
import { type KioskCopy, kioskCopy } from '@/copy/kiosk';
import type { TextField } from '@/lib/controls';
import { listen } from '@/lib/listen';
import { registerRepeatableKeys } from '@/lib/pressed-control';
import { setRootData, trackHeight } from '@/lib/root-element';
import { registerRegion } from '../shared/regions';
import { nextField, useFocusedField } from './use-focused-field';

/** Matches before the beginning of a sentence, and so of a name or a line; in Spanish, also after `¿` or `¡`. */
const sentenceStart = /(^|[.!?]\s+)[¿¡]*$/;

/** The keys that switch to a layer, and back from it when pressed again. */
const layerKeys: Record<string, string> = { '{shift}': 'shift', '{accents}': 'accents' };

const stepKeys: Record<string, 1 | -1> = { '{next}': 1, '{previous}': -1 };

/** The keys that shaking hands must not press twice. */
const onceKeys = new Set([...Object.keys(layerKeys), ...Object.keys(stepKeys), '{close}']);

function kindOf(field: TextField): keyof (KioskCopy['keyboard']['layers'] & typeof sharedLayers) {
  if (field instanceof HTMLTextAreaElement) return 'lines';
  if (field.type === 'email') return 'email';
  return field.type === 'tel' || field.type === 'number' ? 'digits' : 'text';
}

const insertedBy: Readonly<Record<string, string>> = { '{enter}': '\n', '{space}': ' ' };

/** Types at the caret. The deprecated `execCommand` alone works in every kind of field, and keeps the undo history. */
function typeInto(field: HTMLElement, key: string): void {
  const { activeElement } = document;
  field.focus({ preventScroll: true });
  if (key === '{bksp}') document.execCommand('delete');
  else document.execCommand('insertText', false, insertedBy[key] ?? key);
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
}

/** Follows the line up to the caret, or the whole text of fields whose caret browsers do not reveal. */
function useTextToCaret(field: TextField | undefined): string {
  const [text, setText] = useState('');

  useLayoutEffect(() => {
    if (!field) return;
    const update = () =>
      setText(field.value.slice(0, field.selectionStart ?? undefined).replace(/.*\n/s, ''));
    update();
    return listen(document, { input: update, selectionchange: update }, { capture: true });
  }, [field]);

  return text;
}

const echoText = 'text-[calc(var(--size-letter)*1.1)] leading-[1.4] whitespace-pre text-ink';

/** Shows the field's name and the end of what was typed, large, near the finger. Screen readers have the field itself. */
function WordEcho({ field, text }: { field: TextField; text: string }) {
  const [name, setName] = useState('');

  // Waits until the field's label is on the page in the current language.
  useLayoutEffect(() => setName(computeAccessibleName(field)));

  return (
    <p
      aria-hidden="true"
      data-testid="word-echo"
      className={`word-echo mx-[8px] mt-[8px] flex h-[1.4em] gap-[0.5em] rounded-control bg-card px-[0.5em] ${echoText}`}
    >
      <span className="max-w-[50%] shrink-0 truncate text-ink-soft">{`${name}:`}</span>
      <span className="flex min-w-0 grow justify-end overflow-hidden font-bold">
        <span className="me-auto">{text}</span>
      </span>
    </p>
  );
}

const disabled = 'aria-disabled:border-dashed aria-disabled:bg-transparent aria-disabled:text-paper';

const MOST_KEYS = 11;
/** The share of the width for the letters where the last row is beside them. */
const LETTERS_SHARE = 3 / 4;

/** Whether the last row goes beside the letters, as on a wide display, which has no height to spare. */
function hasRoomBeside(keySize: number): boolean {
  const { innerWidth, innerHeight } = window;
  return innerWidth * 3 >= innerHeight * 4 && innerWidth * LETTERS_SHARE >= MOST_KEYS * (keySize + 8);
}

/** Keeps the field in view above the open keyboard, and lets the rest of the kiosk find its keys and close it. */
function useOpenKeyboard(
  field: TextField | undefined,
  panel: RefObject<HTMLElement | null>,
  rows: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const element = panel.current;
    if (!field || !element) return;
    registerRepeatableKeys(element, ({ dataset: { key = '' } }) => (onceKeys.has(key) ? key : undefined));
    const removeRegion = registerRegion({
      kind: 'keyboard',
      element,
      rows: () => [...(rows.current?.children ?? [])],
      close: () => close(),
    });
    const removeData = setRootData({ keyboard: '' });
    const stopListening = listen(document, {
      keydown({ key, defaultPrevented }) {
        if (key === 'Escape' && !defaultPrevented && !isModalOpen()) close();
      },
    });
    const keepAbove = () => {
      // Scrolls to the label last: if a tall field and its label do not both fit, the end of the field matters least.
      for (const element of [field, ...(field.labels ?? [])]) {
        element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      }
      // A tablet may have no room for the label, but what is typed must be visible.
      const { top, height } = field.getBoundingClientRect();
      const line = Math.min(height, 1.5 * Number.parseFloat(getComputedStyle(field).fontSize));
      if (top + line > element.getBoundingClientRect().top) {
        field.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      }
    };
    const stopFollowing = trackHeight('--keyboard-height', element, keepAbove);
    // Scrolls again, since what is above the field may get its final size later.
    const pageResizes = new ResizeObserver(keepAbove);
    pageResizes.observe(document.body);
    return () => {
      pageResizes.disconnect();
      stopListening();
      removeRegion();
      removeData();
      stopFollowing();
    };
  }, [field, panel, rows]);
}

/**
 * A keyboard at the bottom edge while a text field is active. The page scrolls and pads so that it covers no field, and the
 * keys, each of `keySize` pixels if they fit, leave room for the field on every display.
 */
export function OnScreenKeyboard({ keySize }: { keySize: number }) {
  const { keyboard, language } = useCopy(kioskCopy);
  const keyLabels: Readonly<Record<string, string>> = keyboard.keyLabels;
  const { keyNames } = keyboard;
  const panel = useRef<HTMLElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const { field, release } = useFocusedField(panel);
  const [switched, setSwitched] = useState<{ field: TextField; layer: string }>();
  const text = useTextToCaret(field);
  useOpenKeyboard(field, panel, rows, release);

  if (!field) return null;

  const kind = kindOf(field);
  const chosenLayer = switched?.field === field ? switched.layer : undefined;
  const layer = chosenLayer ?? 'default';
  const layers: Readonly<Record<string, readonly string[]>> = {
    ...keyboard.layers,
    ...sharedLayers,
  }[kind];
  const hasSentences = (kind === 'text' || kind === 'lines') && field.autocapitalize !== 'none';
  const isCapital = hasSentences && !chosenLayer && sentenceStart.test(text);

  /** Returns the key, as a capital where a sentence begins. Digits and signs stay in their places. */
  const keyAt = (key: string) =>
    isCapital && key.length === 1 ? key.toLocaleUpperCase(language.locale) : key;

  const isOn = (key: string) => layer === layerKeys[key] || (isCapital && key === '{shift}');

  function onKeyPress(key: string) {
    if (!field) return;
    const target = layerKeys[key];
    const step = stepKeys[key];
    if (key === '{close}') release();
    else if (step) nextField(field, step)?.focus();
    else if (key === '{shift}' && isOn(key)) {
      // Lets a name such as “de la Cruz” begin with a small letter.
      setSwitched({ field, layer: 'default' });
    } else if (target) setSwitched(isOn(key) ? undefined : { field, layer: target });
    else {
      typeInto(field, key);
      if (layer !== 'accents') setSwitched(undefined);
    }
  }

  return (
    <section
      ref={panel}
      aria-label={keyboard.label}
      data-testid="keyboard"
      data-keys={kind}
      data-wide={hasRoomBeside(keySize) ? '' : undefined}
      className="screen-keyboard fixed inset-x-0 bottom-0 z-50 bg-ink"
    >
      <WordEcho field={field} text={text} />
      <div ref={rows} className="keys grid touch-manipulation gap-(--key-gap) p-(--key-gap)">
        {/* Uses positions as keys: when the layer changes, each button stays the same and keeps the focus. */}
        {Object.entries(layers[layer] ?? []).map(([row, keys]) => (
          <div key={row} className="key-row flex gap-(--key-gap)">
            {Object.entries(keys.split(' ')).map(([column, plainKey]) => {
              const key = keyAt(plainKey);
              const step = stepKeys[key];
              return (
                <button
                  key={column}
                  type="button"
                  data-key={key}
                  aria-label={keyNames[key]}
                  aria-pressed={key in layerKeys ? isOn(key) : undefined}
                  aria-disabled={step ? !nextField(field, step) : undefined}
                  // Keeps the focus in the field.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onKeyPress(key)}
                  className={`key ${keyLabels[key] ? 'key-word' : ''} rounded-[min(var(--radius-control),12px)] border-2 border-card bg-card p-[2px] font-semibold text-ink ${disabled}`}
                >
                  {keyLabels[key] ?? key}
                </button>
              );
            })}
          </div>
        ))}
      </div>
    </section>
  );
}
