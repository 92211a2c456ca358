import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Logo } from '@/components/site/logo';
import { Button } from '@/components/ui/button';
import { useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';
import { fill } from '@/lib/fill';
import { FileButton } from './file-button';
import { pictureTypes, rasterizeLogo } from './rasterize-logo';

interface LogoFieldProps {
  label: string;
  hint: string | undefined;
  initial: string;
}

/** Lets staff choose the foundation's logo, which becomes part of the content file. */
export function LogoField({ label, hint, initial }: LogoFieldProps) {
  const { admin } = useCopy(contentCopy);
  const copy = admin.foundation.picture;
  const [src, setSrc] = useState(initial);
  const [{ text, isError }, setMessage] = useState({ text: '', isError: false });
  const value = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const id = useId();

  function change(next: string, done: string) {
    flushSync(() => {
      setSrc(next);
      setMessage({ text: done, isError: false });
    });
    // Dispatches the event of typing, so that the form keeps the logo.
    value.current?.dispatchEvent(new Event('input', { bubbles: true }));
    chooseButton.current?.focus();
  }

  async function read(picture: File) {
    const result = await rasterizeLogo(picture);
    const { name } = picture;
    if (typeof result === 'string') setMessage({ text: fill(copy[result], { name }), isError: true });
    else change(result.logo, fill(copy.chosen, { name }));
  }

  return (
    <fieldset aria-describedby={hint && id}>
      <legend className="font-bold">
        {label} <span className="font-normal text-ink-soft">{`(${admin.optional})`}</span>
      </legend>
      {hint && (
        <p id={id} className="text-base text-ink-soft">
          {hint}
        </p>
      )}
      <input ref={value} type="hidden" name="logo" value={src} />
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {src && <Logo logo={src} className="size-20" />}
        <FileButton ref={chooseButton} accept={Object.keys(pictureTypes).join()} onChoose={read}>
          {copy.choose}
        </FileButton>
        {src && <Button onClick={() => change('', copy.removed)}>{copy.remove}</Button>}
      </div>
      <p role="status" className={isError ? 'mt-2 font-bold text-alarm' : 'mt-2 text-base empty:mt-0'}>
        {text}
      </p>
    </fieldset>
  );
}
