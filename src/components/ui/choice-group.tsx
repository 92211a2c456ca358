import { useId } from 'react';
import { ChoiceCard } from './choice-card';

interface ChoiceGroupProps<Value extends string> {
  label: string;
  hint?: string;
  choices: readonly { value: Value; label: string; preview?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Lets people choose one of several options, all of them visible. */
export function ChoiceGroup<Value extends string>({
  label,
  hint,
  choices,
  value,
  onChange,
}: ChoiceGroupProps<Value>) {
  const name = useId();
  const hintId = `${name}hint`;
  return (
    <fieldset aria-describedby={hint ? hintId : undefined} className="break-inside-avoid">
      <legend className="mb-2 text-lg font-bold">{label}</legend>
      {hint && (
        <p id={hintId} className="mb-2 text-base text-ink-soft">
          {hint}
        </p>
      )}
      <div
        className={`flex flex-wrap gap-2 *:grow ${choices.length > 4 ? '*:basis-[min(7rem,100%)] kiosk:*:basis-[min(7rem,30%)]' : '*:basis-[min(8.5rem,100%)]'}`}
      >
        {choices.map((choice) => (
          <ChoiceCard
            key={choice.value}
            name={name}
            value={choice.value}
            label={choice.label}
            preview={choice.preview}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
