import { type FormEvent, type ReactNode, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { ignoreRepeatedPresses } from '@/lib/ignore-repeated-presses';
import { visibleText } from '@/lib/visible-text';
import { ErrorSummary } from './error-summary';

/** What is wrong with a form, in words, by the name of the field and in the order of the form. */
export type FormErrors = Readonly<Record<string, string>>;

/** What was typed into a form that its visitor left, by the name of the field; in memory only. */
export type FormDraft = Map<string, string>;

/** The text of a field without the blanks around it, so that blanks and invisible characters alone count as nothing. */
export function trimmedText(data: FormData, name: string): string {
  return visibleText(String(data.get(name) ?? ''));
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
  /** Takes the form's data and says what is wrong with it; nothing when all is well. */
  onSubmit: (data: FormData) => FormErrors;
  summaryTitle: string;
  /** Explains the asterisk, in forms that have one. */
  requiredNote?: string;
  /** Keeps what is typed for as long as the draft lives, and is what the form begins with. */
  draft?: FormDraft;
  className?: string;
  /** The fields and buttons, given what was refused. */
  children: (errors: FormErrors) => ReactNode;
}

/**
 * A form whose rules speak in words of our own: beside each field, and in a summary that takes the focus. What was
 * typed stays, and nothing is ever sent.
 */
export function CheckedForm({
  onSubmit,
  summaryTitle,
  requiredNote,
  draft,
  className = '',
  children,
}: CheckedFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<{ count: number; errors: FormErrors }>({ count: 0, errors: {} });
  const refused = Object.keys(refusal.errors).length > 0;

  useLayoutEffect(() => {
    for (const [name, text] of draft ?? []) {
      const field = form.current?.elements.namedItem(name);
      if (isField(field)) field.value = text;
    }
  }, [draft]);

  function keep({ target }: FormEvent) {
    if (isField(target)) draft?.set(target.name, target.value);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    ignoreRepeatedPresses();
    const errors = onSubmit(new FormData(event.currentTarget));
    setRefusal({ count: refusal.count + 1, errors });
  }

  return (
    <form
      ref={form}
      noValidate
      onInput={keep}
      onSubmit={submit}
      className={`@container grid gap-6 ${className}`}
    >
      {requiredNote && <p className="text-base text-ink-soft">{requiredNote}</p>}
      {refused && (
        <ErrorSummary key={refusal.count} title={summaryTitle} errors={refusal.errors} form={form} />
      )}
      {children(refusal.errors)}
    </form>
  );
}
