import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { TextLimitProvider } from '@/components/ui/text-limit';
import { currentCopy, useCopy } from '@/copy';
import { toolsCopy } from '@/copy/tools';
import { type MessageDraft, useMessageDraft, withFieldText } from '@/features/drafts';
import { type Message, PreparedMessage, readMessage, textFields, validateMessage } from '@/features/message';
import { fill } from '@/lib/fill';
import { focusHeading } from '@/lib/focus-to-read';
import { EasyLines } from './easy-lines';

const questions = ['firstName', 'lastName', 'email', 'phone', 'inquiryType', 'message'] as const;

function messageOf(values: MessageDraft['values']): Message {
  const data = new FormData();
  for (const [name, text] of values) data.set(name, text);
  return readMessage(data);
}

interface AnswerFieldProps {
  name: keyof Message;
  value: string;
  error?: string;
  onChange: (text: string) => void;
}

function AnswerField({ name, value, error, onChange }: AnswerFieldProps) {
  const { messageForm: copy } = useCopy(toolsCopy).easyContact;
  const field = { name, label: copy.questions[name].label, ...(error && { error }) };
  if (name === 'inquiryType') {
    return <SelectField {...field} options={copy.inquiryTypes} asCards value={value} onChange={onChange} />;
  }
  const text = {
    defaultValue: value,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  };
  if (name === 'message') return <TextAreaField {...field} {...text} rows={6} />;
  return <TextField {...field} {...text} {...textFields[name]} />;
}

function focusField(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('input, textarea');
  field?.focus();
  // Scrolls to the end of the choices, where the error is.
  field?.closest('fieldset')?.scrollIntoView({ block: 'nearest' });
}

const readPreparedCopy = () => currentCopy(toolsCopy).easyContact.messageForm.prepared;

/** The contact form in plain language: one question at a time, with the same values and the same prepared message. */
export function EasyMessageForm() {
  const { messageForm: copy } = useCopy(toolsCopy).easyContact;
  const top = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useMessageDraft();
  const [showsError, setShowsError] = useState(false);
  const [prepared, setPrepared] = useState<Message>();
  const { values, step } = draft;
  const name = questions[step] ?? 'message';
  const isLast = step === questions.length - 1;
  const errors = validateMessage(messageOf(values), copy.errors, copy.inquiryTypes);

  function show(question: number, hasError = false) {
    flushSync(() => {
      setDraft({ ...draft, step: question });
      setShowsError(hasError);
      setPrepared(undefined);
    });
    if (hasError) focusField(top.current);
    else {
      top.current?.scrollIntoView();
      focusHeading(top.current, 'h3');
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // Checks the earlier answers again, since the full form may have changed one.
    const wrong = questions.findIndex((question, index) => index <= step && errors[question]);
    if (wrong >= 0) show(wrong, true);
    else if (isLast) setPrepared(messageOf(values));
    else show(step + 1);
  }

  if (prepared) {
    return (
      <div ref={top}>
        <PreparedMessage message={prepared} readCopy={readPreparedCopy} />
        <Button className="mt-8 not-kiosk:text-xl!" onClick={() => show(step)}>
          {copy.back}
        </Button>
      </div>
    );
  }
  const { title, lines } = copy.questions[name];
  return (
    <div ref={top} className="print:hidden">
      <h3 tabIndex={-1} className="step-title">
        <span className="mb-2 block text-xl tracking-normal text-ink-soft">
          {fill(copy.progress, { number: step + 1, total: questions.length })}
        </span>{' '}
        {title}
      </h3>
      <form
        key={name}
        noValidate
        onSubmit={submit}
        className="mt-6 grid max-w-xl grid-cols-1 gap-6 text-xl kiosk:max-w-none"
      >
        <EasyLines lines={lines} />
        <TextLimitProvider value={copy.textLimit}>
          <AnswerField
            name={name}
            value={values.get(name) ?? ''}
            {...(showsError && errors[name] && { error: errors[name] })}
            onChange={(text) => setDraft(withFieldText(draft, name, text))}
          />
        </TextLimitProvider>
        <div className="flex flex-wrap gap-3 not-kiosk:*:text-xl! @min-[44rem]:col-span-full">
          <Button type="submit" variant="primary">
            {isLast ? copy.finish : copy.next}
          </Button>
          {step > 0 && <Button onClick={() => show(step - 1)}>{copy.back}</Button>}
        </div>
      </form>
    </div>
  );
}
