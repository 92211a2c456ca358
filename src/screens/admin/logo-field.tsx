import { type ChangeEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Mark } from '@/components/site/mark';
import { Button } from '@/components/ui/button';
import { isLogo, logoTypes, MAX_LOGO } from '@/content-file/logo';
import { useCopy } from '@/language';
import { fill } from '@/lib/fill';

interface LogoFieldProps {
  label: string;
  hint: string | undefined;
  /** The logo, as a `data:` address; `''` for none. */
  initial: string;
}

/** Reads a file as a `data:` address; its ending says of which type it is, since systems differ in what they call it. */
async function dataOf(file: File): Promise<string> {
  const [, type] = Object.entries(logoTypes).find(([end]) => file.name.toLowerCase().endsWith(end)) ?? [];
  const bytes = new Uint8Array(await file.arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${type};base64,${btoa(binary)}`;
}

/** Whether the browser can show a picture, which may be damaged. */
async function canShow(src: string): Promise<boolean> {
  const image = new Image();
  image.src = src;
  return image.decode().then(
    () => true,
    () => false,
  );
}

/** The logo of the foundation: a picture that staff choose, and that becomes part of the content file. */
export function LogoField({ label, hint, initial }: LogoFieldProps) {
  const { admin } = useCopy<'content'>();
  const { choose, chosen, remove, removed } = admin.foundation.picture;
  const { logo, logoSize } = admin.contentFile.problems;
  const [src, setSrc] = useState(initial);
  const [{ text, isError }, setMessage] = useState({ text: '', isError: false });
  const file = useRef<HTMLInputElement>(null);
  const value = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const id = useId();

  function change(next: string, done: string) {
    flushSync(() => {
      setSrc(next);
      setMessage({ text: done, isError: false });
    });
    // As if it were typed, so that the form keeps it.
    value.current?.dispatchEvent(new Event('input', { bubbles: true }));
    chooseButton.current?.focus();
  }

  async function read({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [picture] = currentTarget.files ?? [];
    if (!picture) return;
    const refuse = (problem: string) => setMessage({ text: fill(problem, { place: label }), isError: true });
    const isTooLarge = picture.size > MAX_LOGO;
    const data = isTooLarge ? '' : await dataOf(picture).catch(() => '');
    // The same file can be chosen again once it is corrected.
    if (file.current) file.current.value = '';
    if (isTooLarge) refuse(logoSize);
    else if (isLogo(data) && (await canShow(data))) change(data, fill(chosen, { name: picture.name }));
    else refuse(logo);
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
      <input
        ref={file}
        type="file"
        accept={Object.keys(logoTypes).join()}
        hidden
        onChange={read}
        // The form has the field above.
        onInput={(event) => event.stopPropagation()}
      />
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {src && <Mark logo={src} className="size-20" />}
        <Button ref={chooseButton} onClick={() => file.current?.click()}>
          {choose}
        </Button>
        {src && <Button onClick={() => change('', removed)}>{remove}</Button>}
      </div>
      <p role="status" className={isError ? 'mt-2 font-bold text-alarm' : 'mt-2 text-base empty:mt-0'}>
        {text}
      </p>
    </fieldset>
  );
}
