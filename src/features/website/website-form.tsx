import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { CheckedForm, type FormDraft, type FormErrors } from '@/components/ui/checked-form';
import { TextField } from '@/components/ui/field';
import { parseSiteUrl } from '@/content/site-url';
import { useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';
import { deskCopy } from '@/copy/desk';
import type { WebsiteTarget } from '@/host/messages';

const addressIn = (data: FormData) => String(data.get('address') ?? '').trim();

interface WebsiteFormProps {
  /** Whether examples are left, which staff must confirm before they save. */
  hasExamples: boolean;
  draft: FormDraft;
  onTyped: (name: string, text: string) => void;
  onSave: (target: WebsiteTarget, siteUrl: string | undefined) => void;
  onPutBack: () => void;
}

/** Asks for the address of the website, and what to do with it. */
export function WebsiteForm({ hasExamples, draft, onTyped, onSave, onPutBack }: WebsiteFormProps) {
  const { website: copy } = useCopy(deskCopy);
  const { admin, forms } = useCopy(contentCopy);

  function validate(data: FormData): FormErrors {
    const address = addressIn(data);
    // A try publishes nothing, so it needs no confirmation.
    const mustAgree = hasExamples && data.get('target') !== 'try' && !data.has('examples');
    return {
      ...(address && !parseSiteUrl(address) && { address: copy.address.error }),
      ...(mustAgree && { examples: copy.examples.error }),
    };
  }

  const button = (target: WebsiteTarget, text: string, isPrimary = false) => (
    <Button type="submit" name="target" value={target} variant={isPrimary ? 'primary' : 'secondary'}>
      {text}
    </Button>
  );

  return (
    <CheckedForm
      summaryTitle={forms.summaryTitle}
      textLimit={forms.textLimit}
      requiredNote={hasExamples ? forms.requiredNote : undefined}
      draft={draft}
      onTyped={onTyped}
      className="mt-6"
      validate={validate}
      onValid={(data) => {
        const target = data.get('target');
        const siteUrl = parseSiteUrl(addressIn(data));
        onSave(target === 'zip' || target === 'try' ? target : 'folder', siteUrl);
      }}
    >
      {(errors) => (
        <>
          <TextField
            type="url"
            name="address"
            label={copy.address.label}
            hint={copy.address.hint}
            optional={admin.optional}
            autoComplete="off"
            error={errors.address}
          />
          {hasExamples && (
            <CheckboxField name="examples" label={copy.examples.label} error={errors.examples} />
          )}
          <ul className="grid list-disc gap-1 ps-6 text-base text-ink-soft">
            {Object.values(copy.notes).map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            {button('folder', copy.save, true)}
            {button('zip', copy.saveZip)}
            {button('try', copy.try)}
            <Button onClick={onPutBack}>{copy.putBack}</Button>
          </div>
        </>
      )}
    </CheckedForm>
  );
}
