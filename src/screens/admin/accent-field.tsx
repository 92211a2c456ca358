import { type ComponentProps, useRef, useState } from 'react';
import { TextField } from '@/components/ui/field';
import { accentContrast, accentGrounds, hexColor, MIN_CONTRAST } from '@/content/accent';
import { useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';
import { fill } from '@/lib/fill';

interface AccentFieldProps extends ComponentProps<typeof TextField> {
  defaultValue: string;
  /** The color typed before the form was rendered again. */
  chosen: string | undefined;
}

/** Edits the color of the foundation. Shows how it looks, and whether it is readable, as it is typed or picked. */
export function AccentField({ chosen, ...field }: AccentFieldProps) {
  const { admin, language } = useCopy(contentCopy);
  const { pick, contrast } = admin.foundation.color;
  const [typed, setTyped] = useState(chosen ?? field.defaultValue);
  const text = useRef<HTMLInputElement>(null);
  const color = typed.trim();
  const isColor = hexColor.test(color);
  const ratio = isColor ? accentContrast(color) : 0;
  const { text: onColor, paper } = accentGrounds;

  function take(picked: string) {
    if (!text.current) return;
    text.current.value = picked;
    // Dispatches the event of typing, so that the form keeps and checks the color.
    text.current.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <div className="grow basis-40">
          <TextField
            {...field}
            ref={text}
            autoCapitalize="none"
            spellCheck={false}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </div>
        <input
          type="color"
          aria-label={pick}
          value={isColor ? color.toLowerCase() : '#000000'}
          // Stops the event, because the form has the text field beside it.
          onInput={(event) => event.stopPropagation()}
          onChange={({ currentTarget }) => take(currentTarget.value)}
          className="h-12 w-16 outlined-control p-1"
        />
        {ratio >= MIN_CONTRAST && (
          <p aria-hidden="true" className="flex forced-color-adjust-none *:px-3 *:py-2.5 *:font-bold">
            <span style={{ color: onColor, background: color }}>Aa</span>
            <span style={{ color, background: paper }}>Aa</span>
          </p>
        )}
      </div>
      <p role="status" className="text-base">
        {isColor &&
          fill(ratio < MIN_CONTRAST ? contrast.low : contrast.enough, {
            // Rounds down, since 6.96 is too little.
            ratio: (Math.floor(ratio * 10) / 10).toLocaleString(language.locale),
          })}
      </p>
    </div>
  );
}
