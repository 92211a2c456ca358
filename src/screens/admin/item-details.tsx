import { StarRating } from '@/components/site/star-rating';
import { BreakableText } from '@/components/ui/breakable-text';
import type { Item } from '@/content/document';
import type { ListName } from '@/content/fields';
import { fieldLabel } from '@/content/file/field-label';
import { answerName, type FinderQuestion, isFinderQuestion } from '@/content/finder-rules';
import { longDate } from '@/content/long-date';
import { useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';
import { useCapabilities } from '@/host/capabilities';
import { fill } from '@/lib/fill';
import { useEditedContent } from './edited-language';
import { fieldsOf } from './schema-fields';

/** Shows the fields of an item below its name. Fields with several lines need no label. */
export function ItemDetails({ list, item }: { list: ListName; item: Item }) {
  const { admin, common, finder, language } = useCopy(contentCopy);
  const { canEditInPlace } = useCapabilities();
  const { languageOf } = useEditedContent();
  const [, ...details] = fieldsOf(list, canEditInPlace);

  const answersIn = (question: FinderQuestion) =>
    [item[question] ?? []].flat().map((answer) => answerName(finder.questions, question, String(answer)));

  return details.map(([name, { kind, rows }]) => {
    const value = item[name];
    if (kind === 'easy' || kind === 'icon') return null;
    if (kind === 'rating')
      return (
        <div key={name} className="my-1.5">
          <StarRating rating={Number(value)} label={fill(common.rated, { rating: Number(value) })} />
        </div>
      );
    const texts = isFinderQuestion(name) ? [answersIn(name).join(', ')] : [value ?? []].flat();
    const text = kind === 'day' ? longDate(language.tag, String(value)) : texts.join('\n');
    return (
      text && (
        <p key={name} className={name === 'description' ? 'not-first:mt-2' : ''}>
          {(!rows || kind === 'lines') && (
            <span className="font-medium text-ink">{`${fieldLabel(list, name, admin)}: `}</span>
          )}
          <span lang={languageOf(item, name)}>
            <BreakableText>{text}</BreakableText>
          </span>
        </p>
      )
    );
  });
}
