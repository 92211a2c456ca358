import type { Content } from '@/content/document';
import { listNames } from '@/content/fields';
import { FileProblems } from '@/content/file/file-problems';
import type { Notice } from '@/content/file-rules';
import { localize } from '@/content/localize';
import { longDate } from '@/content/long-date';
import { useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';
import { fill } from '@/lib/fill';
import { useEditedContent, useEditedLanguage } from './edited-language';
import { FileQuestion } from './file-question';

interface ReplaceQuestionProps {
  file: Content;
  notices: readonly Notice[];
  name: string;
  onReplace: () => void;
  onCancel: () => void;
}

/** Says what a content file would replace, and asks whether to do so. */
export function ReplaceQuestion({ file, notices, name, onReplace, onCancel }: ReplaceQuestionProps) {
  const tag = useEditedLanguage();
  const { content } = useEditedContent();
  const { admin, language } = useCopy(contentCopy);
  const { tabs, contentFile } = admin;
  const copy = contentFile.question;
  const inFile = localize(file, tag);
  return (
    <FileQuestion
      title={copy.title}
      name={name}
      confirm={copy.replace}
      onConfirm={onReplace}
      onCancel={onCancel}
    >
      <p>{fill(copy.text, { date: longDate(language.tag, file.saved) })}</p>
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
      </ul>
      <p>{`${copy.undo} ${copy.forms}`}</p>
      {notices.length > 0 && (
        <div>
          <p className="font-bold">{copy.corrected}</p>
          <FileProblems problems={notices} />
        </div>
      )}
    </FileQuestion>
  );
}
