import { type ComponentProps, type ReactNode, useId } from 'react';
import { useCapabilities } from '@/host/capabilities';
import { MAX_TEXT } from '@/lib/text-length';
import { BreakableText } from './breakable-text';
import { ChoiceCard } from './choice-card';
import { TextLimit } from './text-limit';

interface FieldOwnProps {
  name: string;
  label: string;
  optional?: string;
  hint?: ReactNode;
  error?: string;
}

interface ControlProps {
  id: string;
  name: string;
  'aria-required'?: true;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  className: string;
}

interface FieldProps extends FieldOwnProps {
  required?: boolean;
  isGroup?: boolean;
  children: (control: ControlProps) => ReactNode;
}

const invalid = [
  'aria-invalid:scroll-mb-[3lh] aria-invalid:border-alarm aria-invalid:bg-alarm-paper',
  'aria-invalid:shadow-[inset_6px_0_0_var(--color-alarm)] rtl:aria-invalid:shadow-[inset_-6px_0_0_var(--color-alarm)]',
].join(' ');

const controlClasses = `block w-full min-h-12 outlined-control px-[min(1rem,4vw)] py-[var(--field-padding,--spacing(2.5))] leading-(--field-line) text-ink ${invalid}`;

/** Keeps the keyboards of Windows, Android and iPads from opening over the kiosk's own. */
const withoutSystemKeyboard = { inputMode: 'none', virtualkeyboardpolicy: 'manual' } as const;

/** The error message below a field. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    error && (
      <p id={id} className="font-bold text-alarm">
        <BreakableText>{error}</BreakableText>
      </p>
    )
  );
}

/** Marks the label of a required field. */
export const requiredMark = (
  <span aria-hidden="true" className="text-alarm">
    {'\u00a0*'}
  </span>
);

/** A label and a hint above a control. The error is below, so that it moves the field neither as it appears nor as it goes. */
function Field({ name, label, required, optional, hint, error, isGroup, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const control = {
    // Avoids `required`, with which Firefox announces an empty field as invalid before anything is typed.
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined,
  } as const;
  const Container = isGroup ? 'fieldset' : 'div';
  const Label = isGroup ? 'legend' : 'label';
  return (
    <Container
      {...(isGroup && { role: 'radiogroup', ...control })}
      className="grid break-inside-avoid grid-cols-1 content-start gap-1.5"
    >
      <Label
        {...(!isGroup && { htmlFor: id })}
        className={`font-bold ${isGroup ? 'mb-1.5' : 'py-(--field-padding) leading-(--field-line)'}`}
      >
        {label}
        {required && requiredMark}
        {optional && (
          <>
            {' '}
            <span className="font-normal text-ink-soft">{`(${optional})`}</span>
          </>
        )}
      </Label>
      {hint && (
        <div id={hintId} className={`text-base text-pretty text-ink-soft ${isGroup ? 'mb-1.5' : ''}`}>
          {hint}
        </div>
      )}
      {children({ id, name, className: controlClasses, ...control })}
      <FieldError id={errorId} error={error} />
    </Container>
  );
}

/** Types of fields for which HTML allows no `maxlength`. */
const withoutLength = ['date', 'number'];

type TextProps<Tag extends 'input' | 'textarea'> = FieldOwnProps &
  Omit<ComponentProps<Tag>, 'id' | 'className'>;

/** Separates the props of a field from those of its control. */
function splitProps<Props extends FieldOwnProps & { required?: boolean; maxLength?: number }>(props: Props) {
  const { name, label, optional, hint, error, required, maxLength = MAX_TEXT, ...input } = props;
  return { field: { name, label, optional, hint, error, required }, maxLength, input };
}

/** A single-line field. Turns off autofill on a shared device, where it would offer visitors what others typed. */
export function TextField({ autoComplete, ...props }: TextProps<'input'>) {
  const { isShared, isTouchOnly } = useCapabilities();
  const { field, maxLength, input } = splitProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <TextLimit max={maxLength}>
          <input
            dir="auto"
            autoComplete={isShared ? 'off' : autoComplete}
            {...(isTouchOnly && withoutSystemKeyboard)}
            {...input}
            {...(!withoutLength.includes(input.type ?? '') && { maxLength })}
            {...control}
          />
        </TextLimit>
      )}
    </Field>
  );
}

/** A field with several lines. */
export function TextAreaField(props: TextProps<'textarea'>) {
  const { isTouchOnly } = useCapabilities();
  const { field, maxLength, input } = splitProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <TextLimit max={maxLength}>
          <textarea
            dir="auto"
            maxLength={maxLength}
            {...(isTouchOnly && withoutSystemKeyboard)}
            // Scrolls the whole field into view, because the browser only brings the caret of a tall field into view.
            onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
            {...input}
            {...control}
            className={`${control.className} max-h-(--text-area-most)`}
          />
        </TextLimit>
      )}
    </Field>
  );
}

interface SelectFieldProps<Value extends string> extends FieldOwnProps {
  required?: boolean;
  /** The label of a card may be in another language. */
  options: readonly { value: Value; label: string; lang?: string }[];
  /** The text of the select before a choice is made; without it, the first option is chosen. */
  prompt?: string;
  /** Whether to show all options as radio buttons, since no page can make the popup of a select large enough to touch. */
  asCards?: boolean;
  value?: Value;
  onChange?: (value: Value) => void;
}

/** Lets people choose one option: in a native select, or on cards with native radio buttons of the same name and values. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { options, prompt, asCards, value, onChange, ...field } = props;
  function change({ currentTarget }: { currentTarget: { value: string } }) {
    const chosen = options.find((option) => option.value === currentTarget.value);
    if (chosen) onChange?.(chosen.value);
  }
  return (
    <Field {...field} isGroup={asCards}>
      {(control) =>
        asCards ? (
          <div
            className={`grid gap-2 ${options.length > 2 ? 'grid-of-[13rem] kiosk:grid-of-[clamp(9rem,46%,13rem)]' : 'grid-of-[8.5rem]'}`}
          >
            {options.map((option) => (
              <ChoiceCard
                key={option.value}
                name={control.name}
                {...option}
                {...(value !== undefined && { checked: option.value === value })}
                onChange={change}
              />
            ))}
          </div>
        ) : (
          <select
            {...control}
            {...(value === undefined ? { defaultValue: '' } : { value })}
            // Handles `input`, because a form with errors renders then, and would undo the choice before `change`.
            onInput={change}
            className={`chevron pe-[min(3rem,11vw)] ${control.className}`}
          >
            {prompt && <option value="">{prompt}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        )
      }
    </Field>
  );
}
