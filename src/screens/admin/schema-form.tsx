import { BreakableText } from '@/components/ui/breakable-text';
import type { FormDraft, FormErrors } from '@/components/ui/checked-form';
import { TextAreaField, TextField } from '@/components/ui/field';
import type { Editable } from '@/content/types';
import { visitNotes } from '@/content/visit-notes';
import { MAX_IMAGE, ratings } from '@/content-file/content-file';
import { type ItemSchema, isListField, kindOf, type kinds } from '@/content-file/schema';
import { isTranslated } from '@/content-store/reducer';
import { useCopy } from '@/language';
import { AccentField } from './accent-field';
import { AdminForm } from './admin-form';
import { AnswersField } from './answers-field';
import { useEditedLanguage } from './edited-language';
import { IconField } from './icon-field';
import { LogoField } from './logo-field';
import {
  dayField,
  dayName,
  fieldsOf,
  isEasyField,
  isOptional,
  isQuestion,
  isWeek,
  schemaErrors,
  valuesOf,
} from './schema-fields';

/** The types of fields that have something else than any text, by their kinds. */
const types: Readonly<Partial<Record<keyof typeof kinds, string>>> = {
  phone: 'tel',
  shortOrPhone: 'tel',
  email: 'email',
  link: 'url',
  day: 'date',
};

/** What can be typed into a field. */
const limits: Readonly<Record<string, object>> = {
  date: { max: '9999-12-31' },
  rating: { type: 'number', min: ratings.from, max: ratings.to, step: 1 },
  image: { maxLength: MAX_IMAGE, autoCapitalize: 'none' },
};

/** What the form suggests for a new item (specification, section 9). */
const suggested: Readonly<Record<string, unknown>> = { icon: 'heart', rating: 5 };

/** The rows of a field of several lines; a list has four. */
const rows: Readonly<Record<string, number>> = {
  about: 3,
  subtitle: 3,
  entrance: 2,
  replyNote: 2,
  videoRelay: 2,
  ...Object.fromEntries(visitNotes.map((note) => [note, 2])),
  description: 3,
  content: 4,
  easyRole: 2,
  easyWords: 3,
  easyList: 4,
};

const textsIn = (value: unknown): readonly string[] => [value ?? []].flat().map(String);

/** When the office is open on each day. */
function HoursFields({ hours, errors }: { hours: readonly string[]; errors: FormErrors }) {
  const { admin, language } = useCopy<'content'>();
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

interface SchemaFormProps {
  schema: ItemSchema;
  /** What it edits; without it, the form adds an item. */
  item?: Editable | undefined;
  /** The names of the fields. */
  labels: Readonly<Record<string, string>>;
  hints?: Readonly<Record<string, string>>;
  /** What is said about a field that is blank or not what it must be, in words of its own. */
  messages?: Readonly<Record<string, string>>;
  /** The values typed so far. */
  draft: FormDraft;
  className?: string;
  /** Gets what the schema describes. */
  onSave: (values: object) => void;
  onCancel: () => void;
}

/** Edits what a content file describes, in a field for each of its own. */
export function SchemaForm({
  schema,
  item = {},
  labels,
  hints = {},
  messages = {},
  onSave,
  ...form
}: SchemaFormProps) {
  const { admin, language } = useCopy<'content'>();
  const { tag } = useEditedLanguage();
  const values: Readonly<Record<string, unknown>> = { ...suggested, ...item };

  function field(name: string, errors: FormErrors) {
    const value = values[name];
    if (isWeek(name)) return <HoursFields key={name} hours={textsIn(value)} errors={errors} />;
    if (name === 'icon') {
      return <IconField key={name} initial={String(value)} chosen={form.draft.get(name)} />;
    }
    const isEasy = isEasyField(name);
    const label = labels[name] ?? (isEasy ? admin.easyWords.labels[name] : name);
    const hint = hints[name] ?? (name === 'easyWords' && admin.easyWords.hint);
    if (isQuestion(name)) {
      const initial = textsIn(value);
      const chosen = form.draft.get(name);
      return <AnswersField key={name} question={name} {...{ label, hint: hints[name], initial, chosen }} />;
    }
    if (name === 'logo') {
      const initial = form.draft.get(name) ?? textsIn(value).join();
      return <LogoField key={name} {...{ label, hint: hints[name], initial }} />;
    }
    const props = {
      name,
      label,
      hint: hint && <BreakableText>{hint}</BreakableText>,
      lang: isTranslated(name) ? tag : undefined,
      defaultValue: textsIn(value).join('\n'),
      required: !isOptional(schema, name),
      ...(isOptional(schema, name) && { optional: admin.easyWords.optional }),
      error: errors[name],
    };
    if (name === 'accent') return <AccentField key={name} chosen={form.draft.get(name)} {...props} />;
    const lines = isListField(schema, name) ? 4 : rows[name];
    return lines ? (
      <TextAreaField key={name} rows={lines} {...props} />
    ) : (
      <TextField key={name} type={types[kindOf(schema, name) ?? 'text']} {...limits[name]} {...props} />
    );
  }

  return (
    <AdminForm
      {...form}
      hasRequired={fieldsOf(schema).some((name) => !isOptional(schema, name))}
      validate={(data) => schemaErrors(schema, data, labels, messages, admin, language.locale)}
      onValid={(data) => onSave(valuesOf(schema, data))}
    >
      {(errors) => fieldsOf(schema).map((name) => field(name, errors))}
    </AdminForm>
  );
}
