import { useId } from 'react';
import { BreakableText } from './breakable-text';

interface CheckboxFieldProps {
  name: string;
  label: string;
  /** The reason why it must be checked. */
  error?: string | undefined;
}

/** A checkbox that must be checked, before its label. Its value is there only while it is. */
export function CheckboxField({ name, label, error }: CheckboxFieldProps) {
  const errorId = useId();
  return (
    <div className="grid gap-1.5">
      <label className="flex min-h-12 items-start gap-3 py-2 font-bold">
        <input
          type="checkbox"
          name={name}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          className="mt-0.5 size-6 shrink-0 accent-primary"
        />
        <span>
          {label}
          <span aria-hidden="true" className="text-alarm">
            {'\u00a0*'}
          </span>
        </span>
      </label>
      {error && (
        <p id={errorId} className="font-bold text-alarm">
          <BreakableText>{error}</BreakableText>
        </p>
      )}
    </div>
  );
}
