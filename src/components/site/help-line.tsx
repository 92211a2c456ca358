import type { ReactNode } from 'react';
import { BreakableText } from '@/components/ui/breakable-text';
import { Link } from '@/components/ui/link';
import type { HelpText } from '@/content/types';
import { useHost } from '@/host/host-context';
import { ContactQrCode } from './contact-qr-code';
import { ExternalLink } from './external-link';

type Part = HelpText[number];

const linkClasses = 'text-link my-1';

function textOf(part: Part, isKiosk: boolean): string {
  if (typeof part === 'string') return part;
  if ('kiosk' in part) return isKiosk ? part.kiosk : part.elsewhere;
  return part.text;
}

function PartView({ part, isKiosk }: { part: Part; isKiosk: boolean }): ReactNode {
  const text = textOf(part, isKiosk);
  if (typeof part === 'string' || 'kiosk' in part) return text;
  if ('path' in part) {
    return (
      <Link to={part.path} className={linkClasses}>
        {text}
      </Link>
    );
  }
  return (
    <ExternalLink href={part.href} className={linkClasses}>
      <BreakableText>{text}</BreakableText>
    </ExternalLink>
  );
}

/** The text of a line of help without its links, as a tooltip repeats it. */
export function useHelpText(parts: HelpText): string {
  const isKiosk = useHost().mode === 'kiosk';
  return parts.map((part) => textOf(part, isKiosk)).join('');
}

interface HelpLineProps {
  text: HelpText;
  className?: string;
}

/**
 * A line that says how to get help today. Phone numbers, e-mail addresses and other screens are links; in the kiosk, the
 * QR codes for the numbers and addresses are below.
 */
export function HelpLine({ text, className }: HelpLineProps) {
  const isKiosk = useHost().mode === 'kiosk';
  return (
    <>
      <p className={className}>
        {/* Nested rather than listed, since parts of a sentence have no key. */}
        {text.reduce<ReactNode>(
          (before, part) => (
            <>
              {before}
              <PartView part={part} isKiosk={isKiosk} />
            </>
          ),
          null,
        )}
      </p>
      {isKiosk && (
        <div className="flex flex-wrap gap-x-8">
          {text.map(
            (part) =>
              typeof part === 'object' && 'href' in part && <ContactQrCode key={part.text} {...part} />,
          )}
        </div>
      )}
    </>
  );
}
