import type { Editable } from '@/content/types';
import { useCopy } from '@/language';
import { useEditedLanguage } from './edited-language';

/** What Easy read says instead of an item's text, if staff wrote that. */
export function EasyWords({ of: { easyWords, languages } }: { of: Editable }) {
  const { admin } = useCopy<'content'>();
  const { tag } = useEditedLanguage();
  return (
    easyWords && (
      <div className="mt-3 border-s-4 border-hairline ps-3">
        <p className="text-base font-bold">{admin.easyWords.label}</p>
        <p lang={languages?.easyWords ?? tag} className="line-clamp-5 whitespace-pre-line text-ink-soft">
          {easyWords}
        </p>
      </div>
    )
  );
}
