import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import type { SharedCopy } from '@/copy/shared';

/** The visitor's text, to be copied before a reload erases it. */
export function TypedText({ text, copy }: { text: string; copy: SharedCopy['errorScreen'] }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'selected'>();

  async function copyText() {
    // Selects the text, so that the visitor can copy it by hand where the clipboard is missing or denied.
    field.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('selected');
    }
  }

  return (
    <div className="mt-6">
      <label htmlFor={id} className="font-bold">
        {copy.typed}
      </label>
      <textarea
        ref={field}
        id={id}
        readOnly
        rows={6}
        value={text}
        className="my-2 w-full outlined-control px-4 py-3"
      />
      <Button onClick={copyText}>{copy.copy}</Button>
      <LiveRegion className="whitespace-pre-line">{outcome && copy[outcome]}</LiveRegion>
    </div>
  );
}
