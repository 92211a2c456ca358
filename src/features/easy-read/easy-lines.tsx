import { ContactWayLine } from '@/components/site/contact-ways';
import { BreakableText } from '@/components/ui/breakable-text';
import type { PictureId } from '@/content/pictures';
import type { Contact, EasyLine } from '@/content/types';
import { contacts } from '@/copy/foundation';
import { language } from '@/copy/language';
import { splitSentences } from '@/lib/sentences';
import { EasyPicture } from './easy-picture';

interface Sentence {
  key: string;
  text: string;
  contact?: Contact | undefined;
}

/** One or more sentences about the same thing, with the picture of it. */
interface Idea {
  picture: PictureId | undefined;
  sentences: Sentence[];
}

/** Splits a line into its sentences, because an edit may have several, or be blank. */
function sentencesOf(line: EasyLine): Sentence[] {
  return splitSentences(line.text, language.locale).map(({ text, start }) => ({
    key: `${start} ${line.text}`,
    text,
    contact: line.contact && contacts[line.contact],
  }));
}

/** The ideas of a list of lines, in their order. */
export function ideasOf(lines: readonly EasyLine[]): Idea[] {
  const ideas: Idea[] = [];
  for (const line of lines) {
    const sentences = sentencesOf(line);
    const current = ideas.at(-1);
    if (current && !line.picture) current.sentences.push(...sentences);
    else if (sentences.length > 0) ideas.push({ picture: line.picture, sentences });
  }
  return ideas;
}

/** A sentence whose fact, after a label such as "Where:", moves to the next line before it breaks. */
function EasySentence({ children }: { children: string }) {
  const [, label, fact] = /^([^:]+:) (.+)$/s.exec(children) ?? [];
  if (!label || !fact) return <BreakableText>{children}</BreakableText>;
  return (
    <>
      <BreakableText>{label}</BreakableText>{' '}
      <span className="whole">
        <BreakableText>{fact}</BreakableText>
      </span>
    </>
  );
}

/** Lines in plain language: one sentence a line, and each idea beside its picture, or below it where there is little room. */
export function EasyLines({ lines }: { lines: readonly EasyLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="@container measure grid grid-cols-1 content-start gap-6 text-xl print:text-[max(14pt,1.25rem)]">
      {ideasOf(lines).map(({ picture, sentences }) => (
        <li
          key={sentences[0]?.key}
          className="flex flex-col items-start gap-x-6 gap-y-2 @min-[23rem]:flex-row @min-[23rem]:items-center"
        >
          {picture && <EasyPicture id={picture} />}
          <div className="grid min-w-0 max-w-full grid-cols-1 gap-1">
            {sentences.map(({ key, text, contact }) => (
              <p key={key}>
                <EasySentence>{text}</EasySentence> {contact && <ContactWayLine {...contact} />}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
