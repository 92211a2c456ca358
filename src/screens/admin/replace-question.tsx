import { Fragment } from 'react';
import { type LanguageTag, languages } from '@/content/languages';
import type { EditableContent } from '@/content/types';
import { type ContentFile, listNames } from '@/content-file/content-file';
import { FileProblems } from '@/content-file/file-problems';
import { contentIn, type Edit } from '@/content-store/edits';
import { useCopy } from '@/language';
import { fill } from '@/lib/fill';
import { longDateFormat } from '@/lib/format-date';
import { FileQuestion } from './file-question';

/** The languages that have a text of their own in the file. */
function languagesOf({ foundation, hero, ...others }: ContentFile['edits']): LanguageTag[] {
  const items = listNames.flatMap((name) => Object.values(others[name]?.items ?? {}));
  const tags = new Set(
    [foundation ?? {}, hero ?? {}, ...items].flatMap((item: Edit) =>
      Object.values(item).flatMap((text) => Object.keys(text)),
    ),
  );
  return (Object.keys(languages) as LanguageTag[]).filter((tag) => tags.has(tag));
}

interface ReplaceQuestionProps {
  file: ContentFile;
  /** The name of the file. */
  name: string;
  /** What the file would replace. */
  content: EditableContent;
  /** The language of that content. */
  tag: LanguageTag;
  onReplace: () => void;
  onCancel: () => void;
}

/** Says what a content file would replace, and asks whether to do so. */
export function ReplaceQuestion({ file, name, content, tag, onReplace, onCancel }: ReplaceQuestionProps) {
  const { admin, language } = useCopy<'content'>();
  const { tabs, languages: textsIn, contentFile } = admin;
  const copy = contentFile.question;
  const inFile = contentIn(tag, content, file.edits);
  const texts = languagesOf(file.edits);
  return (
    <FileQuestion title={copy.title} name={name} answers={[[copy.replace, onReplace]]} onCancel={onCancel}>
      <p>{fill(copy.text, { date: longDateFormat(language.locale)(file.saved) })}</p>
      <ul className="grid list-disc gap-1 ps-6">
        <li>
          {`${tabs.foundation}: `}
          <span translate="no">{inFile.foundation.name}</span>
        </li>
        <li>
          {`${tabs.hero}: `}
          <span lang={inFile.hero.languages?.title ?? tag}>{inFile.hero.title}</span>
        </li>
        {listNames.map((list) => {
          const [now, next] = [content[list].length, inFile[list].length];
          const name = tabs[list];
          return (
            <li key={list}>{now === next ? `${name}: ${now}` : fill(copy.list, { name, now, next })}</li>
          );
        })}
        {texts.length > 0 && (
          <li>
            {`${textsIn.label}: `}
            {texts.map((text, index) => (
              <Fragment key={text}>
                {index > 0 && ', '}
                <span lang={text}>{languages[text].name}</span>
              </Fragment>
            ))}
          </li>
        )}
      </ul>
      <p>{`${copy.undo} ${copy.forms}`}</p>
      {file.notices.length > 0 && (
        <div>
          <p className="font-bold">{copy.mended}</p>
          <FileProblems problems={file.notices} />
        </div>
      )}
    </FileQuestion>
  );
}
