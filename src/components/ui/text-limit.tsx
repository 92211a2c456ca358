import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { type TextField, textFieldAt } from '@/lib/controls';
import { fill } from '@/lib/fill';
import { listen } from '@/lib/listen';
import { truncate } from '@/lib/text-length';
import { Announcement } from './announcement';

/** Pause in typing after which the note is spoken. */
const PAUSE_MS = 1_000;

/** The notes of a field near its limit. */
export interface TextLimitCopy {
  /** `{count}` stands for the characters left. */
  left: string;
  /** The note after longer text was cut. `{max}` stands for the limit. */
  cut: string;
}

const TextLimitContext = createContext<TextLimitCopy>({ left: '', cut: '' });

export const TextLimitProvider = TextLimitContext.Provider;

/** Whether the inserted text would not fit. A single extra letter is refused without a note, because the count shows why. */
function exceeds(field: TextField, inserted: string, max: number): boolean {
  const selected = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
  return inserted.length > 1 && field.value.length - selected + inserted.length > max;
}

function formatted(count: number): string {
  return count.toLocaleString(document.documentElement.lang);
}

/** A line that is visible at once, but spoken only when typing pauses. */
function Note({ text }: { text: string }) {
  const announced = useMemo(() => ({ text, delay: PAUSE_MS }), [text]);
  return (
    <div>
      <p aria-hidden="true" className="whitespace-pre-line text-base font-bold">
        {text}
      </p>
      <Announcement announced={announced} />
    </div>
  );
}

/** Says near the limit of a text field how many characters are left, and cuts text that `maxLength` does not. */
export function TextLimit({ max, children }: { max: number; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState<number>();
  const [wasCut, setWasCut] = useState(false);
  const copy = useContext(TextLimitContext);

  // Listens without React, whose `beforeinput` is a different event, and before the form reads the value.
  useEffect(
    () =>
      listen(box.current, {
        beforeinput({ data, dataTransfer, target }) {
          const inserted = data ?? dataTransfer?.getData('text/plain') ?? '';
          const field = textFieldAt(target);
          if (field) setWasCut(exceeds(field, inserted, max));
        },
        input({ target }) {
          const field = textFieldAt(target);
          if (!field) return;
          if (field.value.length > max) {
            field.value = truncate(field.value, max);
            setWasCut(true);
          }
          const rest = max - field.value.length;
          setLeft(rest <= max / 10 ? rest : undefined);
        },
      }),
    [max],
  );

  return (
    <div ref={box} className="grid grid-cols-1 gap-1.5">
      {children}
      {(wasCut || left !== undefined) && (
        <Note text={fill(wasCut ? copy.cut : copy.left, { max: formatted(max), count: left ?? 0 })} />
      )}
    </div>
  );
}
