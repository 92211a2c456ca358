import { Mail, Phone, X } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OfferedItem } from '@/components/site/item-action';
import { Logo } from '@/components/site/logo';
import { type AnnouncedText, Announcement } from '@/components/ui/announcement';
import { BreakableText } from '@/components/ui/breakable-text';
import { Button } from '@/components/ui/button';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { qrCodeStyle, qrCodeSvg } from '@/components/ui/qr-code';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import type { Contact } from '@/content/contact';
import type { LanguageTag } from '@/content/languages';
import { useContent } from '@/content/store/content-store';
import { useCopy } from '@/copy';
import { type TakeHomeCopy, takeHomeCopy } from '@/copy/take-home';
import type { TextInLanguage } from '@/copy/types';
import { fill } from '@/lib/fill';
import { expandAbbreviations } from '@/lib/spoken-form';
import { useTakeHomePage } from '../take-home-page';
import type { PaperItem } from './paper-items';

type PaperCopy = ReadonlyMap<LanguageTag, TakeHomeCopy>;

interface PaperProps {
  items: readonly PaperItem[];
  copy: PaperCopy;
  isEasy: boolean;
  askFor: string;
  note: string;
  /** Called when the last item has been removed along with the focus. */
  onEmpty: () => void;
}

function InItsLanguage({ text, language }: TextInLanguage) {
  return (
    <span lang={language}>
      <BreakableText>{text}</BreakableText>
    </span>
  );
}

/** Shows texts in each language of the page, on one line per language if they fit. */
function InEach({ copy, read }: { copy: PaperCopy; read: (copy: TakeHomeCopy) => readonly string[] }) {
  return [...copy].map(([tag, each]) => (
    <p key={tag} lang={tag}>
      {read(each).map((text, index, { length }) => (
        <Fragment key={text}>
          <span className="inline-block max-w-full">
            <BreakableText>{index < length - 1 ? `${text},` : text}</BreakableText>
          </span>{' '}
        </Fragment>
      ))}
    </p>
  ));
}

function ContactLine({ contact: { text, href } }: { contact: Contact }) {
  const Icon = href?.startsWith('mailto:') ? Mail : Phone;
  return (
    <p className="text-[1.15em] font-bold">
      <Icon aria-hidden="true" className="inline size-[1em]" />{' '}
      <a href={href} className="text-link font-bold! print:no-underline">
        <BreakableText>{text}</BreakableText>
      </a>
    </p>
  );
}

/** The effect of a code on a phone. */
function purposeOf(code: string): 'call' | 'write' | 'read' {
  if (code.startsWith('mailto:')) return 'write';
  return code.startsWith('tel:') ? 'call' : 'read';
}

/** Shows a code for a phone's camera, which opens the item or calls, with its purpose below. */
function Code({ value, copy }: { value: string; copy: PaperCopy }) {
  const Svg = useLazyModule(qrCodeSvg);
  const [first] = copy.values();
  const purpose = purposeOf(value);
  return (
    <div className="grid justify-items-end font-bold">
      {Svg && (
        <ErrorBoundary resetKey={value}>
          <Svg
            {...qrCodeStyle}
            value={value}
            aria-label={first?.takeHomePage.paper.scan[purpose]}
            className="size-[32mm]"
          />
        </ErrorBoundary>
      )}
      {[...copy].map(([tag, { takeHomePage }]) => (
        <p key={tag} lang={tag}>
          {takeHomePage.paper.codes[purpose]}
        </p>
      ))}
    </div>
  );
}

function Versions({ versions }: Pick<PaperItem, 'versions'>) {
  return (
    <div className="grid min-w-0 grow auto-cols-fr grid-flow-col gap-x-[1em]">
      {versions.map(({ language: tag, titles, lines }) => (
        <div key={tag} lang={tag} className="p-0!">
          {titles.length > 0 && (
            <h2 className="text-[1.15em]!">
              {titles.map((title, index) => (
                <Fragment key={title.text}>
                  {index > 0 && ' / '}
                  <InItsLanguage {...title} />
                </Fragment>
              ))}
            </h2>
          )}
          {lines.map((line) => (
            <p key={line.text}>
              <InItsLanguage {...line} />
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Shows the items, with buttons to remove them. The focus then moves to the neighbor. */
function Items({ items, copy, onEmpty }: Pick<PaperProps, 'items' | 'copy' | 'onEmpty'>) {
  const { panel, remove: removed } = useCopy(takeHomeCopy).takeHomePage;
  const [, setPage] = useTakeHomePage();
  const [announced, setAnnounced] = useState<AnnouncedText>();
  const buttons = useRef(new Map<OfferedItem, HTMLButtonElement | null>());

  function remove(item: OfferedItem, index: number, title: string) {
    flushSync(() => setPage((page) => ({ ...page, items: page.items.filter((each) => each !== item) })));
    const neighbor = items[index + 1] ?? items[index - 1];
    if (neighbor) buttons.current.get(neighbor.item)?.focus();
    else onEmpty();
    setAnnounced({ text: fill(removed.done, { title }) });
  }

  return (
    <>
      <ul className="divide-y">
        {items.map(({ item, contact, code, versions }, index) => {
          const title = versions[0]?.titles[0]?.text ?? '';
          return (
            <li key={`${item.kind} ${item.id}`} className="flex break-inside-avoid gap-4 py-[0.3em]">
              <div className="min-w-0 grow">
                <Versions versions={versions} />
                {contact && <ContactLine contact={contact} />}
              </div>
              {code && <Code value={code} copy={copy} />}
              <Button
                ref={(button) => {
                  buttons.current.set(item, button);
                }}
                aria-label={fill(panel.remove, { title })}
                className="min-w-12 self-start px-2!"
                onClick={() => remove(item, index, title)}
              >
                <X aria-hidden="true" className="size-5" />
              </Button>
            </li>
          );
        })}
      </ul>
      <Announcement announced={announced} />
    </>
  );
}

/** When and whom to call, and lines to write on. */
function PaperFoot({ copy, isEasy, askFor, note }: Pick<PaperProps, 'copy' | 'isEasy' | 'askFor' | 'note'>) {
  const [first] = copy.values();
  if (!first) return null;
  const { phone, crisisLine } = first.contacts;
  return (
    <div className="grid break-inside-avoid gap-[0.35em] border-t-2 pt-[0.35em]">
      <ContactLine contact={phone} />
      <div>
        <InEach
          copy={copy}
          read={(each) => {
            const { openingHours } = each.foundation;
            return isEasy ? openingHours.map((hours) => expandAbbreviations(hours, each)) : openingHours;
          }}
        />
        {crisisLine && (
          <div className="text-[1.15em] font-bold">
            <InEach copy={copy} read={({ crisisCall }) => [crisisCall ?? '']} />
          </div>
        )}
        <InEach copy={copy} read={(each) => [each.takeHomePage.paper.codeHint]} />
      </div>
      <p className="flex flex-wrap gap-x-[0.5em] font-bold">
        <span>
          {[...copy].map(([tag, { takeHomePage }], index) => (
            <span key={tag} lang={tag}>
              {index > 0 && ' / '}
              {takeHomePage.paper.askFor}
            </span>
          ))}
        </span>{' '}
        <span className="min-w-0 flex-[1_1_6em] border-b">{askFor}</span>
      </p>
      {note && <p className="whitespace-pre-line">{note}</p>}
      <div className="h-[1.8em] border-b" />
      <div className="h-[1.8em] border-b" />
    </div>
  );
}

/** Shows the page as it is printed, in large letters. */
export function Paper({ items, copy, isEasy, askFor, note, onEmpty }: PaperProps) {
  const { logo } = useContent().foundation;
  const [[language, first] = []] = copy;
  if (!first) return null;
  const { contacts, foundation, withoutVoice } = first;
  const { textMessage, relay } = withoutVoice.office;
  return (
    <article
      lang={language}
      dir={first.language.direction}
      className="text-start text-[min(22pt,16pt*var(--text-scale))] leading-[1.2] [overflow-wrap:anywhere]"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-[0.75em] border-b-2 pb-[0.35em]">
        <div>
          <h1 className="flex items-center gap-[0.3em] text-[1.4em]!">
            <Logo logo={logo} className="size-[1.2em] shrink-0" /> {foundation.name}
          </h1>
          <ContactLine contact={contacts.phone} />
          {(textMessage || relay) && (
            <p>
              <BreakableText>{[textMessage?.text, relay?.text].filter(Boolean).join(' · ')}</BreakableText>
            </p>
          )}
          <p>
            <BreakableText>{foundation.addressInline}</BreakableText>
          </p>
        </div>
        <Code value={contacts.phone.href} copy={copy} />
      </div>
      <Items items={items} copy={copy} onEmpty={onEmpty} />
      <PaperFoot copy={copy} isEasy={isEasy} askFor={askFor} note={note} />
    </article>
  );
}
