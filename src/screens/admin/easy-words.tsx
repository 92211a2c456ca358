import { ChevronDown } from 'lucide-react';
import type { Editable } from '@/content/document';
import type { ContentPart } from '@/content/fields';
import { fieldLabel } from '@/content-file/field-label';
import { useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';
import { useEditedContent } from './edited-language';
import { fieldsOf } from './schema-fields';

/** Matches a picture's name before a sentence, which only the form shows. */
const pictureNames = /^\(\w+\) */gm;

/** Shows staff's words for Easy read, if there are any. They are folded, because they repeat the text. */
export function EasyWords({ part, of: item }: { part: ContentPart; of: Editable }) {
  const { admin, readingTools } = useCopy(contentCopy);
  const { languageOf } = useEditedContent();
  const words: Readonly<Record<string, unknown>> = { ...item };
  const names = fieldsOf(part).flatMap(([name, { kind }]) => (kind === 'easy' && words[name] ? name : []));
  return (
    names.length > 0 && (
      <details className="group">
        <summary className="text-link !inline-flex items-center gap-2 text-base">
          {readingTools.easyRead.toggle}
          <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
        </summary>
        <div className="border-s-4 border-hairline ps-3">
          {names.map((name) => (
            <div key={name}>
              <p className="text-base font-bold">{fieldLabel(part, name, admin)}</p>
              <p lang={languageOf(item, name)} className="line-clamp-5 whitespace-pre-line text-ink-soft">
                {String(words[name]).replace(pictureNames, '')}
              </p>
            </div>
          ))}
        </div>
      </details>
    )
  );
}
