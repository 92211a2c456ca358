import { Fragment } from 'react';
import { BreakableText } from '@/components/ui/breakable-text';
import type { FormDraft, FormErrors } from '@/components/ui/checked-form';
import { TextAreaField, TextField } from '@/components/ui/field';
import type { Foundation } from '@/content/types';
import { useCopy } from '@/language';
import { AdminForm } from './admin-form';
import { useEditedLanguage } from './edited-language';
import {
  dayField,
  days,
  type FoundationField,
  foundationErrors,
  foundationFields,
  foundationOf,
  optionalFields,
  translatedFields,
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
const rows: Readonly<Partial<Record<FoundationField, number>>> = { about: 3, entrance: 2, hoursText: 3 };

/** The name of a day, from Sunday. */
function dayName(day: number, locale: string): string {
  // The first day of 2023 was a Sunday.
  return new Date(2023, 0, day + 1).toLocaleDateString(locale, { weekday: 'long' });
}

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
        {days.map((day) => (
          <TextField
            key={day}
            name={dayField(day)}
            label={dayName(day, language.locale)}
            defaultValue={hours[day]}
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
  onSave: (foundation: Foundation) => void;
  onCancel: () => void;
}

/** Edits the facts of the foundation, each in the field that a content file names. */
export function FoundationForm({ foundation, draft, onSave, onCancel }: FoundationFormProps) {
  const { admin } = useCopy<'tools'>();
  const { tag } = useEditedLanguage();
  const { labels, hoursTextHint } = admin.foundation;

  function field(name: FoundationField, errors: FormErrors) {
    const isOptional = optionalFields.includes(name);
    const value = foundation[name];
    const props = {
      name,
      label: labels[name],
      lang: translatedFields.includes(name) ? tag : undefined,
      defaultValue: typeof value === 'string' ? value : value.join('\n'),
      required: !isOptional,
      ...(isOptional && { optional: admin.easyWords.optional }),
      error: errors[name],
    };
    if (!rows[name]) return <TextField type={types[name] ?? 'text'} {...props} />;
    return <TextAreaField rows={rows[name]} hint={name === 'hoursText' && hoursTextHint} {...props} />;
  }

  return (
    <AdminForm
      draft={draft}
      onCancel={onCancel}
      className="max-w-3xl rounded-card border-2 border-ink bg-card p-card"
      validate={(data) => foundationErrors(data, admin)}
      onValid={(data) => onSave(foundationOf(data))}
    >
      {(errors) =>
        foundationFields.map((name) => (
          <Fragment key={name}>
            {name === 'hoursText' && <HoursFields hours={foundation.hours} errors={errors} />}
            {field(name, errors)}
          </Fragment>
        ))
      }
    </AdminForm>
  );
}
