import { type FormEvent, type ReactNode, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormField } from '@/lib/controls';
import { ErrorSummary } from './error-summary';
import { type TextLimitCopy, TextLimitProvider } from './text-limit';

/** The error messages of a form by field name, in the order of the form; empty if the form is valid. */
export type FormErrors = Readonly<Record<string, string>>;

/** The values of a form that is not submitted yet, by field name; in memory only. */
export type FormDraft = ReadonlyMap<string, string>;

/** The last submit, and which of its fields were wrong. */
interface Submission {
  readonly count: number;
  readonly data: FormData;
  /** The names of the fields that were wrong. Other fields get no error while they are filled in. */
  readonly wrong: readonly string[];
}

function hasErrors(errors: FormErrors): boolean {
  return Object.keys(errors).length > 0;
}

function isField(target: unknown): target is FormField {
  return [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((type) => target instanceof type);
}

interface CheckedFormProps {
  /** Checks the values; without it, every value is valid. */
  validate?: (data: FormData) => FormErrors;
  /** Gets the valid values, including that of the pressed button if it has a name. */
  onValid: (data: FormData) => void;
  summaryTitle: string;
  textLimit: TextLimitCopy;
  /** Explains the asterisk of required fields. */
  requiredNote?: string;
  /** The values of the form, which may also change elsewhere. */
  draft: FormDraft;
  onTyped: (name: string, text: string) => void;
  name?: string;
  className?: string;
  children: (errors: FormErrors) => ReactNode;
}

/** A form that is validated on submit, with errors beside its fields and in a summary with the focus. Sends nothing. */
export function CheckedForm({
  validate,
  onValid,
  summaryTitle,
  textLimit,
  requiredNote,
  draft,
  onTyped,
  name,
  className = '',
  children,
}: CheckedFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [submission, setSubmission] = useState<Submission>();
  // Finds the errors again on each render, because the language of their texts may change.
  const found = (submission && validate?.(submission.data)) ?? {};
  const errors = Object.fromEntries(
    Object.entries(found).filter(([name]) => submission?.wrong.includes(name)),
  );

  useLayoutEffect(() => {
    for (const [name, text] of draft) {
      const field = form.current?.elements.namedItem(name);
      const isText = field instanceof RadioNodeList || (isField(field) && field.type !== 'checkbox');
      if (!isText || field.value === text) continue;
      field.value = text;
      // Drops errors of earlier fields. Checkboxes of one name have no value.
      if (field.value === text) setSubmission(undefined);
    }
  }, [draft]);

  function updateErrors(field: FormField, element: HTMLFormElement) {
    if (!submission || !hasErrors(errors)) return;
    const top = field.getBoundingClientRect().top;
    const wrong = Object.keys(errors);
    flushSync(() => setSubmission({ ...submission, data: new FormData(element), wrong }));
    // Scrolls along, since an error that disappears above the field would move it under the visitor's finger.
    window.scrollBy(0, field.getBoundingClientRect().top - top);
  }

  function onInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    if (!isField(target)) return;
    // Checkboxes may share a name, so this keeps the values of all that are checked.
    onTyped(target.name, new FormData(currentTarget).getAll(target.name).join('\n'));
    updateErrors(target, currentTarget);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget, event.nativeEvent.submitter);
    const wrong = Object.keys(validate?.(data) ?? {});
    setSubmission({ count: (submission?.count ?? 0) + 1, data, wrong });
    if (wrong.length === 0) onValid(data);
  }

  return (
    <form
      ref={form}
      name={name}
      noValidate
      onInput={onInput}
      onSubmit={submit}
      className={`@container grid grid-cols-1 gap-6 ${className}`}
    >
      {requiredNote && <p className="text-base text-ink-soft">{requiredNote}</p>}
      {submission && hasErrors(errors) && (
        <ErrorSummary key={submission.count} title={summaryTitle} errors={errors} form={form} />
      )}
      <TextLimitProvider value={textLimit}>{children(errors)}</TextLimitProvider>
    </form>
  );
}
