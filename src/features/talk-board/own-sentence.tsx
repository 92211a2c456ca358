import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { TextLimitProvider } from '@/components/ui/text-limit';
import type { BoardCopy } from '@/copy/talk-board';
import { useCapabilities } from '@/host/capabilities';
import { registerRepeatableKeys } from '@/lib/pressed-control';

/** The longest sentence: a voice says it in one breath, and it fits on the screen in large print. */
const MAX_SENTENCE = 160;

/** Removes the last character, which may be an emoji of several code points. */
function withoutLast(text: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  return characters.slice(0, -1).join('');
}

interface OwnSentenceProps {
  copy: BoardCopy;
  /** The letters or digits, with spaces between them, one a button. */
  keys: string;
  sentence: string;
  onChange: (sentence: string) => void;
  onSay: () => void;
}

/** Types the visitor's own sentence, with a keyboard or the letters and digits of the board. */
export function OwnSentence({ copy, keys, sentence, onChange, onSay }: OwnSentenceProps) {
  const form = useRef<HTMLFormElement>(null);
  // Shows letters where a finger is the only pointer: the on-screen keyboard cannot be reached from a dialog.
  const { isTouchOnly } = useCapabilities();
  const add = (text: string) => onChange(`${sentence}${text}`.slice(0, MAX_SENTENCE));

  function submit(event: { preventDefault: () => void }) {
    event.preventDefault();
    if (sentence.trim()) onSay();
    else form.current?.querySelector('input')?.focus();
  }

  return (
    <form ref={form} onSubmit={submit} className="mt-4 grid gap-3">
      <TextLimitProvider value={copy.own.limit}>
        <TextField
          name="sentence"
          label={copy.own.label}
          hint={copy.own.hint}
          value={sentence}
          maxLength={MAX_SENTENCE}
          autoComplete="off"
          readOnly={isTouchOnly}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </TextLimitProvider>
      <div className="flex flex-wrap gap-2 *:grow">
        <Button type="submit" variant="primary">
          {copy.own.say}
        </Button>
        <Button ref={registerRepeatableKeys} onClick={() => onChange(withoutLast(sentence))}>
          {copy.delete}
        </Button>
        <Button onClick={() => onChange('')}>{copy.clear}</Button>
      </div>
      <ul
        ref={registerRepeatableKeys}
        className="grid grid-cols-[repeat(auto-fill,minmax(max(3rem,var(--size-target,0px)),1fr))] gap-2"
      >
        {keys.split(' ').map((key) => (
          <li key={key} className="grid">
            <Button className="px-1! text-xl font-bold" onClick={() => add(key)}>
              {key}
            </Button>
          </li>
        ))}
        <li className="col-span-2 grid">
          <Button onClick={() => add(' ')}>{copy.space}</Button>
        </li>
      </ul>
    </form>
  );
}
