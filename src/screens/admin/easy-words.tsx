import { type EasyField, easyFields } from '@/content/easy-fields';
import type { Editable } from '@/content/types';
import { useCopy } from '@/language';
import { useEditedContent } from './edited-language';

/** What Easy read says instead of an item's texts, if staff wrote that. */
export function EasyWords({ of: item }: { of: Editable }) {
  const { admin } = useCopy<'content'>();
  const { languageOf } = useEditedContent();
  const fields = (Object.keys(easyFields) as EasyField[]).filter((field) => item[field]);
  return (
    fields.length > 0 && (
      <div className="mt-3 border-s-4 border-hairline ps-3">
        {fields.map((field) => (
          <div key={field}>
            <p className="text-base font-bold">{admin.easyWords.labels[field]}</p>
            <p lang={languageOf(item, field)} className="line-clamp-5 whitespace-pre-line text-ink-soft">
              {item[field]}
            </p>
          </div>
        ))}
      </div>
    )
  );
}
