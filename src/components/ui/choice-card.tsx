import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

interface ChoiceCardProps extends ComponentProps<'input'> {
  label: string;
  /** Classes that preview the effect of the choice on its label. */
  preview?: string;
}

/** A native radio button or checkbox, styled as a chip of at least 44 px, or as large as the kiosk's targets. */
export function ChoiceCard({ label, preview, lang, ...input }: ChoiceCardProps) {
  return (
    <label
      lang={lang}
      className="relative grid min-h-12 min-w-14 place-items-center px-3 py-2 text-center leading-tight kiosk:min-h-(--size-target) kiosk:min-w-(--size-target)"
    >
      <input
        type="radio"
        {...input}
        className="peer absolute inset-0 appearance-none outlined-control checked:border-primary checked:bg-primary"
      />
      <span className="pointer-events-none relative flex items-center gap-1.5 font-bold peer-checked:text-on-primary peer-not-checked:[&>svg]:hidden">
        <Check aria-hidden="true" strokeWidth={3} className="size-5 shrink-0" />
        {preview ? <span className={preview}>{label}</span> : label}
      </span>
    </label>
  );
}
