import { ContactWayLine } from '@/components/site/contact-ways';
import { ExternalLink } from '@/components/site/external-link';
import { Picture } from '@/components/site/pictures/picture';
import { BreakableText } from '@/components/ui/breakable-text';
import { buttonClasses } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { Contact } from '@/content/contact';
import { useCopy, useLayoutCopy } from '@/copy';
import { screenPaths } from '@/copy/screen-paths';
import type { SharedCopy } from '@/copy/shared';
import type { EasyLine } from '@/copy/tools';
import { useCapabilities } from '@/host/capabilities';
import { splitSentences } from '@/lib/sentences';

interface Sentence {
  key: string;
  text: string;
  contact?: Contact;
  /** The line that contains it. */
  line: EasyLine;
}

/** Consecutive sentences about one idea, with its picture. */
interface Idea {
  picture: string | undefined;
  sentences: Sentence[];
}

/** Groups lines by idea, in their order. */
export function groupByIdea(lines: readonly EasyLine[], { contacts, language }: SharedCopy): Idea[] {
  const ideas: Idea[] = [];
  for (const line of lines) {
    const contact = line.contact && contacts[line.contact];
    // Skips a contact that the foundation does not have, such as a crisis line.
    if (line.contact && !contact) continue;
    // A text by staff may have several sentences, or be blank.
    const sentences = splitSentences(line.text, language.locale).map(({ text, start }) => ({
      key: `${start} ${line.text}`,
      text,
      contact,
      line,
    }));
    const current = ideas.at(-1);
    if (current && !line.picture) current.sentences.push(...sentences);
    else if (sentences.length > 0) ideas.push({ picture: line.picture, sentences });
  }
  return ideas;
}

/** Whether a sentence has a fact, such as a date or an address, that should stay on one line. */
const hasFact = ({ contact, text, line: { emergency, fact } }: Sentence) =>
  contact !== undefined || emergency !== undefined || fact !== undefined || /\d\d/.test(text);

/** Shows a sentence, and keeps its fact on one line. */
function EasySentence({ sentence }: { sentence: Sentence }) {
  const { text, line } = sentence;
  const { fact, language } = line;
  if (!fact || !text.endsWith(fact)) {
    return (
      <span lang={language} className="flex-1">
        <BreakableText>{text}</BreakableText>
      </span>
    );
  }
  return (
    <>
      <BreakableText>{text.slice(0, -fact.length)}</BreakableText>
      <span lang={language} className="keep-together">
        <BreakableText>{fact}</BreakableText>
      </span>
    </>
  );
}

/** Shows the link after a sentence: to a screen, a number as a button, or an address. The kiosk cannot call 911. */
function AfterSentence({ sentence }: { sentence: Sentence }) {
  const { screenNames } = useLayoutCopy();
  const { canLeave } = useCapabilities();
  const { contact, line } = sentence;
  const { emergency, screen } = line;
  const isUrgent = emergency !== undefined || line.contact === 'crisisLine';
  const button = `${buttonClasses(isUrgent ? 'accent' : 'primary')} my-0.5 text-[1em]! print:border-0 print:p-0`;
  if (screen) {
    return (
      <Link to={screenPaths[screen]} className="text-link">
        {screenNames[screen]}
      </Link>
    );
  }
  if (emergency && canLeave) {
    return (
      <a href="tel:911" className={button}>
        {emergency}
      </a>
    );
  }
  if (emergency) return emergency;
  if (!contact) return null;
  if (!canLeave || !(isUrgent || line.contact === 'phone')) return <ContactWayLine {...contact} />;
  return (
    <ExternalLink href={contact.href} className={button}>
      <BreakableText>{contact.text}</BreakableText>
    </ExternalLink>
  );
}

/** Pictures grow with the text, as far as a phone, or a page of the kiosk, has room. */
const pictureSize = [
  'size-[max(80px,min(6rem,20vw))] not-kiosk:size-[max(80px,min(7rem,24vw))] print:size-17',
  'kiosk:@min-[28.8em]:size-36 not-kiosk:@min-[20em]:size-28 not-kiosk:@min-[24em]:size-32',
  'max-h-[calc(0.3*var(--page-height,100rem))] max-w-[calc(0.3*var(--page-height,100rem))]',
].join(' ');

/** Shows one sentence per line. An idea is beside its picture where there is room, of which facts need more. */
export function EasyLines({ lines }: { lines: readonly EasyLine[] }) {
  const copy = useCopy();
  if (lines.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-6 text-xl kiosk:@min-[56rem]/easy-read:gap-y-3.5 print:block print:*:not-last:mb-3.5 print:text-[max(14pt,1.25rem)]">
      {groupByIdea(lines, copy).map(({ picture, sentences }) => (
        <li key={sentences[0]?.key} className="@container basis-full">
          <div className="flex flex-wrap items-center gap-x-[min(1.5rem,4vw)] gap-y-2">
            {picture && <Picture id={picture} className={`self-start ${pictureSize}`} />}
            <div
              className={`flex w-full flex-col gap-1 ${sentences.some(hasFact) ? '@min-[14em]:beside-icon' : '@min-[10em]:beside-icon'}`}
            >
              {sentences.map((sentence) => (
                <p key={sentence.key} className="not-kiosk:max-w-reading">
                  <EasySentence sentence={sentence} />{' '}
                  <span className="basis-full">
                    <AfterSentence sentence={sentence} />
                  </span>
                </p>
              ))}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
