import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CheckedForm, type FormDraft } from '@/components/ui/checked-form';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { currentCopy, useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { useMessageDraft } from '@/features/drafts';
import { type Message, PreparedMessage, readMessage, textFields, validateMessage } from '@/features/message';
import { useCapabilities } from '@/host/capabilities';

const readPreparedCopy = () => currentCopy(screensCopy).contact.prepared;

/** The contact form. It validates and prepares a message, but sends nothing (specification, section 5). */
export function MessageForm() {
  const [{ values, outsideEdits }] = useMessageDraft();
  return <FullForm key={outsideEdits} draft={values} />;
}

function FullForm({ draft }: { draft: FormDraft }) {
  const { contact, forms } = useCopy(screensCopy);
  const { isTouchOnly } = useCapabilities();
  const [prepared, setPrepared] = useState<{ count: number; message: Message }>();
  const { labels, optional, chooseInquiryType, submit } = contact.form;

  function prepare(data: FormData) {
    setPrepared((last) => ({ count: (last?.count ?? 0) + 1, message: readMessage(data) }));
  }

  return (
    <>
      <CheckedForm
        validate={(data) => validateMessage(readMessage(data), contact.form.errors, contact.inquiryTypes)}
        onValid={prepare}
        // A message that no longer says the same could be taken along by mistake.
        onEdit={() => setPrepared(undefined)}
        {...forms}
        draft={draft}
        className={`mt-6 ${prepared ? 'print:hidden' : ''}`}
      >
        {(errors) => (
          <div className="grid grid-cols-1 gap-x-16 gap-y-6">
            <div className="grid grid-cols-1 gap-6">
              <div className="grid gap-6 @min-[34rem]:grid-cols-2">
                {(['firstName', 'lastName', 'email', 'phone'] as const).map((name) => (
                  <TextField
                    key={name}
                    name={name}
                    label={labels[name]}
                    {...(name === 'phone' ? { optional } : { required: true, error: errors[name] })}
                    {...textFields[name]}
                  />
                ))}
              </div>
              <SelectField
                name="inquiryType"
                label={labels.inquiryType}
                required
                prompt={chooseInquiryType}
                options={contact.inquiryTypes}
                asCards={isTouchOnly}
                error={errors.inquiryType}
              />
            </div>
            <div className="grid grid-cols-1 content-start gap-6">
              <TextAreaField name="message" label={labels.message} required rows={6} error={errors.message} />
              <Button type="submit" variant="primary" className="justify-self-start">
                {submit}
              </Button>
            </div>
          </div>
        )}
      </CheckedForm>
      {prepared && (
        <PreparedMessage key={prepared.count} message={prepared.message} readCopy={readPreparedCopy} />
      )}
    </>
  );
}
