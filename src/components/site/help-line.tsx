import type { ReactNode } from 'react';
import { BreakableText } from '@/components/ui/breakable-text';
import { Link } from '@/components/ui/link';
import type { HelpText } from '@/content/types';
import { useCapabilities } from '@/host/capabilities';
import { ExternalLink } from './external-link';

type Part = HelpText[number];

/** Keeps a link and the punctuation after it on one line. */
const linkClasses = 'text-link my-[4px] max-w-[calc(100%-0.5em)] whitespace-normal';

/** Lets a link of several lines end where its last line does, so that punctuation follows it. */
const longLinkClasses = `${linkClasses} long-link`;

const punctuation = /^[,.;:!?]*/;

function textOf(part: Part, isAtFrontDesk: boolean): string {
  if (typeof part === 'string') return part;
  if ('kiosk' in part) return isAtFrontDesk ? part.kiosk : part.elsewhere;
  return part.text;
}

interface PartViewProps {
  part: Part;
  before?: Part;
  after?: Part;
  isAtFrontDesk: boolean;
}

function isLink(part?: Part): boolean {
  return typeof part === 'object' && !('kiosk' in part);
}

function PartView({ part, before, after = '', isAtFrontDesk }: PartViewProps): ReactNode {
  const text = textOf(part, isAtFrontDesk);
  if (typeof part === 'string' || 'kiosk' in part) {
    return isLink(before) ? text.replace(punctuation, '') : text;
  }
  return (
    <span className="whitespace-nowrap">
      {'path' in part ? (
        <Link to={part.path} className={longLinkClasses}>
          {text}
        </Link>
      ) : (
        <ExternalLink href={part.href} className={part.text.includes('@') ? longLinkClasses : linkClasses}>
          <BreakableText>{text}</BreakableText>
        </ExternalLink>
      )}
      {textOf(after, isAtFrontDesk).match(punctuation)}
    </span>
  );
}

/** Returns the text of a line of help without its links, for a tooltip. */
export function useHelpText(parts: HelpText): string {
  const { isAtFrontDesk } = useCapabilities();
  return parts.map((part) => textOf(part, isAtFrontDesk)).join('');
}

interface HelpLineProps {
  text: HelpText;
  className?: string;
}

/** A line that says how to get help today. Phone numbers, e-mail addresses and other screens are links. */
export function HelpLine({ text, className = '' }: HelpLineProps) {
  const { isAtFrontDesk } = useCapabilities();
  return (
    // It would say little at the start of a page, away from what it is about.
    <p className={`help-line print:break-before-avoid print:break-inside-avoid ${className}`}>
      {/* Nested rather than listed, since parts of a sentence have no key. */}
      {text.reduce<ReactNode>(
        (before, part, index) => (
          <>
            {before}
            <PartView
              part={part}
              before={text[index - 1]}
              after={text[index + 1]}
              isAtFrontDesk={isAtFrontDesk}
            />
          </>
        ),
        null,
      )}
    </p>
  );
}
