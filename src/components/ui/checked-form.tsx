import { type FormEvent, type ReactNode, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ErrorSummary } from './error-summary';
import { type TextLimitCopy, TextLimitProvider } from './text-limit';

/** The error messages of a form by field name, in the order of the form; empty if the form is valid. */
export type FormErrors = Readonly<Record<string, string>>;

/** The values of a form that is not submitted yet, by field name; in memory only. */
export type FormDraft = Map<string, string>;

/** Returns the errors that remain from the last submission. A field that was valid then gets none while it is filled in. */
function errorsLeft(last: FormErrors, current: FormErrors): FormErrors {
  return Object.fromEntries(Object.entries(current).filter(([name]) => name in last));
}

function hasErrors(errors: FormErrors): boolean {
  return Object.keys(errors).length > 0;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(target: unknown): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

interface CheckedFormProps {
  /** Without it, every value is valid. */
  validate?: (data: FormData) => FormErrors;
  onValid: (data: FormData) => void;
  /** Reports that the form no longer has the values that were valid. */
  onEdit?: () => void;
  summaryTitle: string;
  /** The notes of the text fields near their limit. */
  textLimit: TextLimitCopy;
  /** Explains the asterisk, in forms that have one. */
  requiredNote?: string;
  /** Holds the form's initial values, and is updated as the visitor types. */
  draft?: FormDraft;
  className?: string;
  /** Renders the fields and buttons with the errors that remain from the last submission. */
  children: (errors: FormErrors) => ReactNode;
}

/**
 * A form that is validated on submit. It shows the site's own error messages beside the fields and in a summary that
 * takes the focus, each until the field is corrected. It keeps the values in memory, and sends nothing.
 */
export function CheckedForm({
  validate,
  onValid,
  onEdit,
  summaryTitle,
  textLimit,
  requiredNote,
  draft,
  className = '',
  children,
}: CheckedFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [submission, setSubmission] = useState<{ count: number; errors: FormErrors }>({
    count: 0,
    errors: {},
  });

  useLayoutEffect(() => {
    for (const [name, text] of draft ?? []) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof RadioNodeList || isField(field)) field.value = text;
    }
  }, [draft]);

  function updateErrors(field: Field, element: HTMLFormElement) {
    const { count, errors } = submission;
    if (!validate || !hasErrors(errors)) return;
    const top = field.getBoundingClientRect().top;
    flushSync(() => setSubmission({ count, errors: errorsLeft(errors, validate(new FormData(element))) }));
    // An error that disappears above the field must not move it under the visitor's finger.
    window.scrollBy(0, field.getBoundingClientRect().top - top);
  }

  function onInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    if (!isField(target)) return;
    draft?.set(target.name, target.value);
    onEdit?.();
    updateErrors(target, currentTarget);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const errors = validate?.(data) ?? {};
    setSubmission({ count: submission.count + 1, errors });
    if (!hasErrors(errors)) onValid(data);
  }

  return (
    <form
      ref={form}
      noValidate
      onInput={onInput}
      onSubmit={submit}
      className={`@container grid grid-cols-1 gap-6 ${className}`}
    >
      {requiredNote && <p className="text-base text-ink-soft">{requiredNote}</p>}
      {hasErrors(submission.errors) && (
        <ErrorSummary key={submission.count} title={summaryTitle} errors={submission.errors} form={form} />
      )}
      <TextLimitProvider value={textLimit}>{children(submission.errors)}</TextLimitProvider>
    </form>
  );
}
