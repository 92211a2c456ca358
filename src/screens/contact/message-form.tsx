import { useState } from 'react';
import { flushSync } from 'react-dom';
import { InLanguage } from '@/components/site/in-language';
import { Button } from '@/components/ui/button';
import { CheckedForm } from '@/components/ui/checked-form';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { currentCopy, useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { useMessageDraft, withFieldText } from '@/features/drafts';
import { type Message, PreparedMessage, readMessage, textFields, validateMessage } from '@/features/message';
import { useCapabilities } from '@/host/capabilities';
import { findAnchored } from '@/lib/anchors';
import { focusToRead } from '@/lib/focus-to-read';

const readPreparedCopy = () => currentCopy(screensCopy).contact.prepared;

function ReplyNote() {
  const { common, contact, foundation } = useCopy(screensCopy);
  const language = foundation.languages?.replyNote;
  return (
    contact.replyNote && (
      <div className="tight:hidden">
        <p className="not-kiosk:text-base font-bold" lang={language}>
          {contact.replyNote}
        </p>
        <InLanguage of={{ languages: { replyNote: language } }} copy={common.inLanguage} />
      </div>
    )
  );
}

/** The contact form. It validates and prepares a message, but sends nothing (specification, section 5). */
export function MessageForm() {
  const [{ values }, setDraft] = useMessageDraft();
  const { contact, forms } = useCopy(screensCopy);
  const { isTouchOnly } = useCapabilities();
  // Replaces the form with the prepared message, since one that no longer matches the form could be taken along by mistake.
  const [made, setMade] = useState<{ message: Message; from: typeof values }>();
  const prepared = made?.from === values ? made.message : undefined;
  const { labels, optional, chooseInquiryType, submit } = contact.form;

  function edit() {
    flushSync(() => setMade(undefined));
    const heading = findAnchored('#message');
    heading?.scrollIntoView();
    focusToRead(heading ?? null, { preventScroll: true });
  }

  return (
    <>
      <CheckedForm
        validate={(data) => validateMessage(readMessage(data), contact.form.errors, contact.inquiryTypes)}
        onValid={(data) => setMade({ message: readMessage(data), from: values })}
        {...forms}
        draft={values}
        onTyped={(name, text) => setDraft((draft) => withFieldText(draft, name, text))}
        className={prepared ? 'hidden' : 'mt-6 few:mt-1 few:gap-y-1'}
      >
        {(errors) => (
          <div className="grid grid-cols-1 gap-x-12 gap-y-6 few:gap-y-2 tight:[--field-padding:2px] compact:@min-[34rem]:@max-[44rem]:grid-cols-[3fr_2fr] kiosk:@min-[44rem]:grid-cols-2">
            <div className="col-span-full grid gap-6 few:gap-y-2 @min-[34rem]:grid-cols-2 not-kiosk:@min-[28rem]:grid-cols-2 compact:@min-[16rem]:@max-[52rem]:grid-cols-2 kiosk:@min-[44rem]:grid-cols-4">
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
            <div className="grid break-inside-avoid grid-cols-1 content-start gap-6 tight:gap-1">
              <TextAreaField name="message" label={labels.message} required rows={6} error={errors.message} />
              <div className="flex break-inside-avoid flex-wrap items-center gap-x-6 gap-y-4">
                <Button type="submit" variant="primary">
                  {submit}
                </Button>
                <ReplyNote />
              </div>
            </div>
          </div>
        )}
      </CheckedForm>
      {prepared && (
        <>
          <PreparedMessage message={prepared} readCopy={readPreparedCopy} />
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
            <Button className="print:hidden" onClick={edit}>
              {contact.form.edit}
            </Button>
            <ReplyNote />
          </div>
        </>
      )}
    </>
  );
}
