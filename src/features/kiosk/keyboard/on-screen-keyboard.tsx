import { computeAccessibleName } from 'dom-accessibility-api';
import { useLayoutEffect, useRef, useState } from 'react';
import { useCopy } from '@/copy';
import { sharedLayers } from '@/copy/key-layers';
import { kioskCopy } from '@/copy/kiosk';
import type { TextField } from '@/lib/controls';
import { listen } from '@/lib/listen';
import { kindOf, layerKeys, sentenceStart, stepKeys, typeInto } from './keyboard-keys';
import { nextField, useFocusedField } from './use-focused-field';
import { useOpenKeyboard } from './use-open-keyboard';

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

interface KeyRowsProps {
  field: TextField;
  /** The text up to the caret, which decides whether a sentence begins. */
  text: string;
  onClose: () => void;
}

/** The rows of keys for a field, on the layer that the visitor has chosen. */
function KeyRows({ field, text, onClose }: KeyRowsProps) {
  const { keyboard, language } = useCopy(kioskCopy);
  const [switched, setSwitched] = useState<{ field: TextField; layer: string }>();
  const keyLabels: Readonly<Record<string, string>> = keyboard.keyLabels;
  const kind = kindOf(field);
  const chosenLayer = switched?.field === field ? switched.layer : undefined;
  const layer = chosenLayer ?? 'default';
  const layers: Readonly<Record<string, readonly string[]>> = { ...keyboard.layers, ...sharedLayers }[kind];
  const hasSentences = (kind === 'text' || kind === 'lines') && field.autocapitalize !== 'none';
  const isCapital = hasSentences && !chosenLayer && sentenceStart.test(text);

  /** Returns the key, as a capital where a sentence begins. Digits and signs stay in their places. */
  const keyAt = (key: string) =>
    isCapital && key.length === 1 ? key.toLocaleUpperCase(language.locale) : key;

  const isOn = (key: string) => layer === layerKeys[key] || (isCapital && key === '{shift}');

  function press(key: string) {
    const target = layerKeys[key];
    const step = stepKeys[key];
    if (key === '{close}') onClose();
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

  // Uses positions as keys: when the layer changes, each button stays the same and keeps the focus.
  return Object.entries(layers[layer] ?? []).map(([row, keys]) => (
    <div key={row} className="key-row flex gap-(--key-gap)">
      {Object.entries(keys.split(' ')).map(([column, plainKey]) => {
        const key = keyAt(plainKey);
        const step = stepKeys[key];
        return (
          <button
            key={column}
            type="button"
            data-key={key}
            aria-label={keyboard.keyNames[key]}
            aria-pressed={key in layerKeys ? isOn(key) : undefined}
            aria-disabled={step ? !nextField(field, step) : undefined}
            // Keeps the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => press(key)}
            className={`key ${keyLabels[key] ? 'key-word' : ''} rounded-[min(var(--radius-control),12px)] border-2 border-card bg-card p-[2px] font-semibold text-ink ${disabled}`}
          >
            {keyLabels[key] ?? key}
          </button>
        );
      })}
    </div>
  ));
}

/** A keyboard at the bottom edge while a text field is active. Its keys have `keySize` pixels if the field fits, too. */
export function OnScreenKeyboard({ keySize }: { keySize: number }) {
  const { keyboard } = useCopy(kioskCopy);
  const panel = useRef<HTMLElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const { field, release } = useFocusedField(panel);
  const text = useTextToCaret(field);
  useOpenKeyboard(field, panel, rows, release);

  if (!field) return null;
  return (
    <section
      ref={panel}
      aria-label={keyboard.label}
      data-testid="keyboard"
      data-keys={kindOf(field)}
      data-wide={hasRoomBeside(keySize) ? '' : undefined}
      className="screen-keyboard fixed inset-x-0 bottom-0 z-50 bg-ink"
    >
      <WordEcho field={field} text={text} />
      <div ref={rows} className="keys grid touch-manipulation gap-(--key-gap) p-(--key-gap)">
        <KeyRows field={field} text={text} onClose={release} />
      </div>
    </section>
  );
}
