import { Check } from 'lucide-react';
import { useId } from 'react';

interface ChoiceGroupProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Native radio buttons, styled as chips of at least 44 px. */
export function ChoiceGroup<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: ChoiceGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-lg font-bold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative grid min-h-12 min-w-14 place-items-center px-3 text-center leading-tight in-data-kiosk:min-h-14"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="peer absolute inset-0 appearance-none rounded-control border-2 border-ink bg-card checked:border-primary checked:bg-primary"
            />
            <span className="pointer-events-none relative flex items-center gap-1.5 font-bold peer-checked:text-on-primary peer-not-checked:[&>svg]:hidden">
              <Check aria-hidden="true" strokeWidth={3} className="size-5 shrink-0" />
              {choice.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
