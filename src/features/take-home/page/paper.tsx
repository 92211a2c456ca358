import { Mail, Phone } from 'lucide-react';
import { type CSSProperties, Fragment } from 'react';
import { Logo } from '@/components/site/logo';
import { BreakableText } from '@/components/ui/breakable-text';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { qrCodeStyle, qrCodeSvg } from '@/components/ui/qr-code';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import type { Contact } from '@/content/contact';
import type { LanguageTag } from '@/content/languages';
import { useContent } from '@/copy';
import type { DeskCopy } from '@/copy/desk';
import type { TextInLanguage } from '@/copy/types';
import { expandAbbreviations } from '@/lib/spoken-form';
import type { PaperSize } from '../take-home-page';
import type { PaperItem } from './page-content';

type PaperCopy = ReadonlyMap<LanguageTag, DeskCopy>;

export interface PaperProps {
  items: readonly PaperItem[];
  copy: PaperCopy;
  size: PaperSize;
  /** The size of the text in points. */
  textSize: number;
  isEasy: boolean;
  askFor: string;
  note: string;
  /** Whether this is the preview on the screen, where headings come below the panel's, and nothing can be pressed. */
  isPreview?: boolean;
}

function InItsLanguage({ text, language }: TextInLanguage) {
  return (
    <span lang={language}>
      <BreakableText>{text}</BreakableText>
    </span>
  );
}

/** Shows texts in each language of the page, on one line per language if they fit. */
function InEach({ copy, read }: { copy: PaperCopy; read: (copy: DeskCopy) => readonly string[] }) {
  return [...copy].map(([tag, each]) => (
    <p key={tag} lang={tag}>
      {read(each).map((text, index, { length }) => (
        <Fragment key={text}>
          <span className="together">
            <BreakableText>{index < length - 1 ? `${text},` : text}</BreakableText>
          </span>{' '}
        </Fragment>
      ))}
    </p>
  ));
}

function ContactLine({ contact: { text, href }, isPreview }: { contact: Contact; isPreview: boolean }) {
  const Icon = href?.startsWith('mailto:') ? Mail : Phone;
  const number = <BreakableText>{text}</BreakableText>;
  return (
    <p className="contact">
      <Icon aria-hidden="true" /> {isPreview ? number : <a href={href}>{number}</a>}
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
  const purpose = purposeOf(value);
  const [first] = copy.values();
  return (
    <div className="code">
      {Svg && (
        <ErrorBoundary resetKey={value}>
          <Svg {...qrCodeStyle} value={value} aria-label={first?.takeHomePage.paper.scan[purpose]} />
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

interface PaperItemProps {
  item: PaperItem;
  copy: PaperCopy;
  /** The element of its titles. */
  title: 'h2' | 'h5';
  isPreview: boolean;
}

function Item({ item: { contact, code, versions }, copy, title: Title, isPreview }: PaperItemProps) {
  return (
    <li>
      {code && <Code value={code} copy={copy} />}
      <div className="versions">
        {versions.map(({ language: tag, titles, lines }) => (
          <div key={tag} lang={tag}>
            {titles.length > 0 && (
              <Title>
                {titles.map((title, index) => (
                  <Fragment key={title.text}>
                    {index > 0 && ' / '}
                    <InItsLanguage {...title} />
                  </Fragment>
                ))}
              </Title>
            )}
            {lines.map((line) => (
              <p key={line.text}>
                <InItsLanguage {...line} />
              </p>
            ))}
          </div>
        ))}
      </div>
      {contact && <ContactLine contact={contact} isPreview={isPreview} />}
    </li>
  );
}

type PaperFootProps = Pick<PaperProps, 'copy' | 'isEasy' | 'askFor' | 'note'> & {
  contacts: DeskCopy['contacts'];
  isPreview: boolean;
};

/** When and whom to call, and lines to write on. */
function PaperFoot({ copy, contacts, isEasy, askFor, note, isPreview }: PaperFootProps) {
  return (
    <footer>
      <ContactLine contact={contacts.phone} isPreview={isPreview} />
      <div>
        <InEach
          copy={copy}
          read={(each) => {
            const { openingHours } = each.foundation;
            return isEasy ? openingHours.map((hours) => expandAbbreviations(hours, each)) : openingHours;
          }}
        />
        {contacts.crisisLine && (
          <div className="crisis">
            <InEach copy={copy} read={({ crisisCall }) => [crisisCall ?? '']} />
          </div>
        )}
        <InEach copy={copy} read={(each) => [each.takeHomePage.paper.codeHint]} />
      </div>
      <p className="ask-for">
        <span>
          {[...copy].map(([tag, { takeHomePage }], index) => (
            <span key={tag} lang={tag}>
              {index > 0 && ' / '}
              {takeHomePage.paper.askFor}
            </span>
          ))}
        </span>{' '}
        <span className="blank">{askFor}</span>
      </p>
      {note && <p className="note">{note}</p>}
      <div className="rule" />
      <div className="rule" />
    </footer>
  );
}

/** Shows the take-home page in its real size, on as many sheets as it needs. */
export function Paper({ items, copy, size, textSize, isEasy, askFor, note, isPreview = false }: PaperProps) {
  const [[language, first] = []] = copy;
  const { logo } = useContent().foundation;
  if (!first) return null;
  const { contacts, foundation, withoutVoice } = first;
  const { textMessage, relay } = withoutVoice.office;
  const [Name, Title] = isPreview ? (['h4', 'h5'] as const) : (['h1', 'h2'] as const);
  return (
    <article
      lang={language}
      dir={first.language.direction}
      className="take-home-page"
      data-paper={size}
      style={{ '--page-text': `${textSize}pt` } as CSSProperties}
    >
      <header>
        <div>
          <Name>
            <Logo logo={logo} className="logo" /> {foundation.name}
          </Name>
          <ContactLine contact={contacts.phone} isPreview={isPreview} />
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
      </header>
      <ul>
        {items.map((item) => (
          <Item key={item.key} item={item} copy={copy} title={Title} isPreview={isPreview} />
        ))}
      </ul>
      <PaperFoot {...{ copy, contacts, isEasy, askFor, note, isPreview }} />
    </article>
  );
}
