import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { CheckedForm, type FormErrors } from '@/components/ui/checked-form';
import { TextField } from '@/components/ui/field';
import { parseSiteUrl } from '@/content/site-url';
import { useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';
import { deskCopy } from '@/copy/desk';
import type { WebsiteTarget } from '@/host/messages';
import type { Website } from './use-website';

interface WebsiteFormProps {
  website: Website;
  /** Whether examples are left. Staff must confirm that before they save. */
  hasExamples: boolean;
}

/** Asks for the address of the website, and what to do with it. */
export function WebsiteForm({ website, hasExamples }: WebsiteFormProps) {
  const { website: copy } = useCopy(deskCopy);
  const { admin, forms } = useCopy(contentCopy);

  function validate(data: FormData): FormErrors {
    const address = String(data.get('address') ?? '').trim();
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
      draft={website.draft}
      onTyped={website.type}
      className="mt-6"
      validate={validate}
      onValid={(data) => {
        const target = data.get('target');
        void website.save(target === 'zip' || target === 'try' ? target : 'folder');
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
            <Button onClick={() => void website.putBack()}>{copy.putBack}</Button>
          </div>
        </>
      )}
    </CheckedForm>
  );
}
