import { BreakableText } from '@/components/ui/breakable-text';
import type { FormDraft, FormErrors } from '@/components/ui/checked-form';
import { TextAreaField, TextField } from '@/components/ui/field';
import type { Foundation } from '@/content/types';
import { type FoundationDraft, isTranslated } from '@/content-store/reducer';
import { useCopy } from '@/language';
import { AdminForm } from './admin-form';
import { useEditedLanguage } from './edited-language';
import {
  dayField,
  dayName,
  type FoundationField,
  foundationErrors,
  foundationFields,
  foundationOf,
  isOptional,
} from './foundation-fields';

const types: Readonly<Partial<Record<FoundationField, string>>> = {
  phone: 'tel',
  crisisLine: 'tel',
  fax: 'tel',
  email: 'email',
  supportEmail: 'email',
  partnersEmail: 'email',
  facebook: 'url',
  instagram: 'url',
  youtube: 'url',
};

/** The rows of a field of several lines. */
const rows: Readonly<Partial<Record<FoundationField, number>>> = { about: 3, entrance: 2 };

/** When the office is open on each day. */
function HoursFields({ hours, errors }: { hours: readonly string[]; errors: FormErrors }) {
  const { admin, language } = useCopy<'tools'>();
  const { labels, hoursHint } = admin.foundation;
  return (
    <fieldset>
      <legend className="font-bold">{labels.hours}</legend>
      <p className="text-base text-ink-soft">
        <BreakableText>{hoursHint}</BreakableText>
      </p>
      <div className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-4">
        {hours.map((times, day) => (
          <TextField
            key={dayField(day)}
            name={dayField(day)}
            label={dayName(day, language.locale)}
            defaultValue={times}
            error={errors[dayField(day)]}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface FoundationFormProps {
  foundation: Foundation;
  /** The values typed so far. */
  draft: FormDraft;
  onSave: (foundation: FoundationDraft) => void;
  onCancel: () => void;
}

/** Edits the facts of the foundation, each in the field that a content file names. */
export function FoundationForm({ foundation, draft, onSave, onCancel }: FoundationFormProps) {
  const { admin, language } = useCopy<'tools'>();
  const { tag } = useEditedLanguage();
  const { labels } = admin.foundation;

  function field(name: FoundationField, errors: FormErrors) {
    if (name === 'hours') return <HoursFields key={name} hours={foundation.hours} errors={errors} />;
    const props = {
      name,
      label: labels[name],
      lang: isTranslated(name) ? tag : undefined,
      defaultValue: foundation[name],
      required: !isOptional(name),
      ...(isOptional(name) && { optional: admin.easyWords.optional }),
      error: errors[name],
    };
    if (!rows[name]) return <TextField key={name} type={types[name] ?? 'text'} {...props} />;
    return <TextAreaField key={name} rows={rows[name]} {...props} />;
  }

  return (
    <AdminForm
      draft={draft}
      onCancel={onCancel}
      className="max-w-3xl rounded-card border-2 border-ink bg-card p-card"
      validate={(data) => foundationErrors(data, foundation, admin, language.locale)}
      onValid={(data) => onSave(foundationOf(data, foundation))}
    >
      {(errors) => foundationFields.map((name) => field(name, errors))}
    </AdminForm>
  );
}
