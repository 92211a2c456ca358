import type { ContentPart } from '@/content/fields';
import type { Editable, TranslatedField } from '@/content/types';
import { fieldLabel } from '@/content-file/field-label';
import { useCopy } from '@/language';
import { useEditedContent } from './edited-language';
import { fieldsOf } from './schema-fields';

/** What Easy read says instead of an item's texts, if staff wrote that. */
export function EasyWords({ part, of: item }: { part: ContentPart; of: Editable }) {
  const { admin } = useCopy<'content'>();
  const { languageOf } = useEditedContent();
  const words: Readonly<Record<string, unknown>> = { ...item };
  const names = fieldsOf(part).flatMap(([name, { kind }]) => (kind === 'easy' && words[name] ? name : []));
  return (
    names.length > 0 && (
      <div className="mt-3 border-s-4 border-hairline ps-3">
        {names.map((name) => (
          <div key={name}>
            <p className="text-base font-bold">{fieldLabel(part, name, admin)}</p>
            <p
              lang={languageOf(item, name as TranslatedField)}
              className="line-clamp-5 whitespace-pre-line text-ink-soft"
            >
              {String(words[name])}
            </p>
          </div>
        ))}
      </div>
    )
  );
}
