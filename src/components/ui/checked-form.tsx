import { type FormEvent, type ReactNode, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { draftChanges } from '@/lib/channel';
import { ErrorSummary } from './error-summary';
import { type TextLimitCopy, TextLimitProvider } from './text-limit';

/** The error messages of a form by field name, in the order of the form; empty if the form is valid. */
export type FormErrors = Readonly<Record<string, string>>;

/** The values of a form that is not submitted yet, by field name; in memory only. */
export type FormDraft = Map<string, string>;

/** The errors of the last submit that have not been corrected since. */
interface Submission {
  readonly count: number;
  readonly data: FormData;
  /** The names of the fields. A field that was valid then gets no error while it is filled in. */
  readonly wrong: readonly string[];
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
  /** Gets the values, and that of the button if it has a name. */
  onValid: (data: FormData) => void;
  summaryTitle: string;
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
  summaryTitle,
  textLimit,
  requiredNote,
  draft,
  className = '',
  children,
}: CheckedFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [submission, setSubmission] = useState<Submission>();
  // Not kept as text: the language may change.
  const found = (submission && validate?.(submission.data)) ?? {};
  const errors = Object.fromEntries(
    Object.entries(found).filter(([name]) => submission?.wrong.includes(name)),
  );

  useLayoutEffect(() => {
    for (const [name, text] of draft ?? []) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof RadioNodeList || isField(field)) field.value = text;
    }
  }, [draft]);

  function updateErrors(field: Field, element: HTMLFormElement) {
    if (!submission || !hasErrors(errors)) return;
    const top = field.getBoundingClientRect().top;
    const wrong = Object.keys(errors);
    flushSync(() => setSubmission({ ...submission, data: new FormData(element), wrong }));
    // An error that disappears above the field must not move it under the visitor's finger.
    window.scrollBy(0, field.getBoundingClientRect().top - top);
  }

  function onInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    if (!isField(target)) return;
    // Of checkboxes with the same name, all that are checked.
    draft?.set(target.name, new FormData(currentTarget).getAll(target.name).join('\n'));
    draftChanges.send();
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
