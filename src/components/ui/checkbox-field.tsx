import { Check } from 'lucide-react';
import { useId } from 'react';
import { FieldError, requiredMark } from './field';

/** A native checkbox that must be checked, with its label. The form has its value only while it is checked. */
export function CheckboxField({ name, label, error }: { name: string; label: string; error?: string }) {
  const errorId = useId();
  return (
    <div className="grid gap-1.5">
      <label className="relative flex min-h-12 items-start gap-3 p-3 font-bold">
        <input
          type="checkbox"
          name={name}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          className="peer absolute inset-0 appearance-none outlined-control aria-invalid:border-alarm aria-invalid:bg-alarm-paper"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none relative size-6 shrink-0 rounded-sm border-2 border-ink peer-checked:bg-primary peer-not-checked:*:hidden"
        >
          <Check strokeWidth={3} className="size-5 text-on-primary" />
        </span>
        <span className="pointer-events-none relative">
          {label}
          {requiredMark}
        </span>
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
