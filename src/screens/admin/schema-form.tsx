import { Fragment } from 'react';
import { BreakableText } from '@/components/ui/breakable-text';
import { Button } from '@/components/ui/button';
import { CheckedForm, type FormErrors } from '@/components/ui/checked-form';
import { TextAreaField, TextField } from '@/components/ui/field';
import { type ContentPart, type Field, type FieldKind, isTranslatedKind } from '@/content/fields';
import { fieldLabel } from '@/content/file/field-label';
import { MAX_IMAGE, ratings } from '@/content/file-rules';
import { isFinderQuestion } from '@/content/finder-rules';
import { useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';
import { useForms, useOpenForms } from '@/features/drafts';
import { useCapabilities } from '@/host/capabilities';
import { fill } from '@/lib/fill';
import { MAX_LINE, MAX_NAME } from '@/lib/text-length';
import { AccentField } from './accent-field';
import { AnswersField } from './answers-field';
import { useEditedLanguage } from './edited-language';
import { IconField } from './icon-field';
import { EditedLanguageName } from './language-choice';
import { LogoField } from './logo-field';
import { dayField, dayName, fieldsOf, formErrors, valuesOf } from './schema-fields';

/** The input types of fields of one line. */
const inputs: Readonly<Partial<Record<FieldKind, object>>> = {
  text: { maxLength: MAX_LINE },
  easy: { maxLength: MAX_LINE },
  name: { maxLength: MAX_NAME },
  day: { type: 'date', max: '9999-12-31' },
  rating: { type: 'number', min: ratings.from, max: ratings.to, step: 1 },
  image: { maxLength: MAX_IMAGE, autoCapitalize: 'none' },
  phone: { type: 'tel' },
  shortOrPhone: { type: 'tel' },
  email: { type: 'email' },
  link: { type: 'url' },
};

/** The form's suggestions for a new item (specification, section 9). */
const suggested: Readonly<Record<string, unknown>> = { icon: 'heart', rating: 5 };

const untouched = new Map<string, string>();

const textsIn = (value: unknown): readonly string[] => [value ?? []].flat().map(String);

/** Edits the opening hours of each day. */
function HoursFields({ hours, errors }: { hours: readonly string[]; errors: FormErrors }) {
  const { admin, language } = useCopy(contentCopy);
  return (
    <fieldset>
      <legend className="font-bold">{admin.labels.hours}</legend>
      <p className="text-base text-ink-soft">
        <BreakableText>{admin.hints.hours}</BreakableText>
      </p>
      <div className="mt-3 grid grid-of-[10rem] gap-4">
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

const formName = (part: ContentPart) => `edit-${part}`;

/** Focuses a field of the open form of a part, by default the first one. */
export function focusField(part: ContentPart, field?: string): void {
  const form = document.forms.namedItem(formName(part));
  form?.querySelector<HTMLElement>(field ? `[name=${field}]` : 'input')?.focus();
}

interface SchemaFormProps {
  part: ContentPart;
  /** The edited item; without it, the form adds one. */
  item?: object;
  className?: string;
  onSave: (values: object) => void;
  onCancel: () => void;
}

/** Edits a part, or an item of a list, with a form field for each of its fields. */
export function SchemaForm({ part, item, className, onSave, onCancel }: SchemaFormProps) {
  const { admin, forms, language, programs } = useCopy(contentCopy);
  const tag = useEditedLanguage();
  const { type } = useForms();
  const draft = useOpenForms((open) => open.get(`${part} ${tag}`)?.draft) ?? untouched;
  const fields = fieldsOf(part, useCapabilities().canEditInPlace);
  const values: Readonly<Record<string, unknown>> = { ...suggested, ...item };
  const hints: Readonly<Record<string, string>> = admin.hints;
  const colored = Object.values(programs.list.categories).join(', ');

  function field(name: string, { kind, required, rows }: Field, errors: FormErrors) {
    const initial = textsIn(values[name]);
    const chosen = draft.get(name);
    const label = fieldLabel(part, name, admin);
    const hint = hints[name] ?? hints[kind];
    if (kind === 'week') return <HoursFields hours={initial} errors={errors} />;
    if (kind === 'icon') return <IconField initial={initial.join()} chosen={chosen} />;
    if (isFinderQuestion(name))
      return <AnswersField question={name} label={label} hint={hint} initial={initial} chosen={chosen} />;
    if (kind === 'logo') return <LogoField label={label} hint={hint} initial={chosen ?? initial.join()} />;
    const props = {
      name,
      label,
      hint: hint && <BreakableText>{fill(hint, { names: colored })}</BreakableText>,
      lang: isTranslatedKind(kind) ? tag : undefined,
      defaultValue: initial.join('\n'),
      ...(required ? { required } : { optional: admin.optional }),
      error: errors[name],
    };
    if (kind === 'color') return <AccentField chosen={chosen} {...props} />;
    return rows ? <TextAreaField rows={rows} {...props} /> : <TextField {...inputs[kind]} {...props} />;
  }

  return (
    <CheckedForm
      summaryTitle={forms.summaryTitle}
      textLimit={forms.textLimit}
      requiredNote={fields.some(([, { required }]) => required) ? forms.requiredNote : undefined}
      draft={draft}
      onTyped={(name, text) => type(part, tag, name, text)}
      name={formName(part)}
      className={className}
      validate={(data) => formErrors(part, data, admin, language.locale)}
      onValid={(data) => onSave(valuesOf(part, data))}
    >
      {(errors) => (
        <>
          <EditedLanguageName />
          {fields.map(([name, described]) => (
            <Fragment key={name}>
              {described.begins && (
                <h3 className="-mb-2 mt-4 border-t-2 border-hairline pt-6">
                  {admin.groups[described.begins]}
                </h3>
              )}
              {field(name, described, errors)}
            </Fragment>
          ))}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary">
              {admin.save}
            </Button>
            <Button onClick={onCancel}>{admin.cancel}</Button>
          </div>
        </>
      )}
    </CheckedForm>
  );
}
