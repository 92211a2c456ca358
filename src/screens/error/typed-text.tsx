import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import type { SharedCopy } from '@/copy/shared';
import { copyText } from '@/lib/copy-text';

/** The visitor's text, to be copied before a reload erases it. */
export function TypedText({ text, copy: texts }: { text: string; copy: SharedCopy['errorScreen'] }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'selected'>();

  async function copy() {
    // Selects the text, so that the visitor can copy it by hand if this fails.
    field.current?.select();
    setOutcome((await copyText(text)) ? 'copied' : 'selected');
  }

  return (
    <div className="mt-6">
      <label htmlFor={id} className="font-bold">
        {texts.typed}
      </label>
      <textarea
        ref={field}
        id={id}
        readOnly
        rows={6}
        value={text}
        className="my-2 w-full outlined-control px-4 py-3"
      />
      <Button onClick={copy}>{texts.copy}</Button>
      <LiveRegion className="whitespace-pre-line">{outcome && texts[outcome]}</LiveRegion>
    </div>
  );
}
