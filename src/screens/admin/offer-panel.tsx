import type { FinderQuestion } from '@/content/finder-rules';
import type { Editable, TranslatedField } from '@/content/types';
import type { OfferName } from '@/content-file/content-file';
import { lists } from '@/content-file/schema';
import { type ListActions, useListActions } from '@/content-store/use-change-content';
import { useCopy } from '@/language';
import { fill } from '@/lib/fill';
import { useEditedContent, useEditedLanguage } from './edited-language';
import { ListPanel } from './list-panel';
import { fieldsOf, isEasyField, isQuestion } from './schema-fields';
import { SchemaForm } from './schema-form';

/** An item of any of these lists, whose fields its schema names. */
type Offer = Editable & { readonly id: number } & Readonly<Record<string, unknown>>;

/** One of the lists that only the desktop app edits, with the form that its schema describes. */
export function OfferPanel({ list }: { list: OfferName }) {
  const { admin, finder, programs } = useCopy<'content'>();
  const { content, languageOf } = useEditedContent();
  const actions = useListActions(list, useEditedLanguage());
  const { labels, hints, linesHint, categoryHint, add, empty } = admin.more;
  const names: Readonly<Record<string, string>> = labels;
  const answersIn = (item: Offer, question: FinderQuestion) => {
    const answers: Readonly<Record<string, { label: string }>> = finder.questions[question].answers;
    return [item[question]]
      .flat()
      .map((answer) => answers[String(answer)]?.label)
      .join(', ');
  };
  const schema = lists[list];
  const [nameField = '', ...details] = fieldsOf(schema);
  return (
    <ListPanel<Offer>
      tab={list}
      {...(list === 'programs' && { spreadsheet: list })}
      copy={{ title: admin.tabs[list], add: add[list], empty: empty[list] }}
      items={content[list] as readonly object[] as readonly Offer[]}
      // What the form returns is what the schema of the list describes.
      actions={actions as unknown as ListActions<Offer>}
      nameOf={(item) => String(item[nameField])}
      nameLanguage={(item) => languageOf(item, nameField as TranslatedField)}
      isSortable
      renderDetails={(item) =>
        details
          .filter((field) => field !== 'icon' && !isEasyField(field))
          .map((field) => {
            const value = isQuestion(field) ? answersIn(item, field) : [item[field] ?? []].flat().join('\n');
            return (
              value && (
                <p key={field}>
                  {field !== 'description' && `${names[field]}: `}
                  <span lang={languageOf(item, field as TranslatedField)}>{value}</span>
                </p>
              )
            );
          })
      }
      renderForm={({ onSave, ...form }) => (
        <SchemaForm
          {...form}
          schema={schema}
          labels={labels}
          hints={{
            ...hints,
            category: fill(categoryHint, { names: Object.values(programs.list.categories).join(', ') }),
            features: linesHint,
            requirements: linesHint,
            benefits: linesHint,
          }}
          onSave={(values) => onSave(values as Offer)}
        />
      )}
    />
  );
}
