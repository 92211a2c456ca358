import type { ComponentProps, KeyboardEvent } from 'react';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'accent';

const shape =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control border-2 px-[var(--button-padding,min(1.25rem,5vw))] py-(--button-block,--spacing(2)) text-center text-base leading-tight text-balance pressable';

const variants: Record<ButtonVariant, string> = {
  primary: 'font-bold border-primary [--rim:var(--color-primary)] bg-primary text-on-primary',
  secondary: 'font-medium border-ink bg-card text-ink',
  quiet: 'border-x-0! border-transparent px-0! underline decoration-1 underline-offset-4',
  accent:
    'font-bold border-ink bg-accent text-on-accent hover:shadow-[inset_0_-5px_0_var(--color-on-accent)]',
};

/** Returns the classes of a button, for links that look like one. */
export function buttonClasses(variant: ButtonVariant): string {
  return `${shape} ${variants[variant]}`;
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
}

/** Lets a held-down Enter key click only once: the repeats could activate whatever the first click opened. */
export function ignoreKeyRepeat(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

/** A button of at least 44 px, whose type is `button` by default. */
export function Button({ variant = 'secondary', className = '', type = 'button', ...props }: ButtonProps) {
  return (
    <button
      type={type}
      onKeyDown={ignoreKeyRepeat}
      className={`${buttonClasses(variant)} ${className}`}
      {...props}
    />
  );
}
