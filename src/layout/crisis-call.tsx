import { ExternalLink } from '@/components/site/external-link';
import { BreakableText } from '@/components/ui/breakable-text';
import { contacts } from '@/copy/foundation';
import { crisisCall } from '@/copy/site';

/** One line that calls the crisis line. */
export function CrisisCall({ className = '' }: { className?: string }) {
  return (
    <ExternalLink href={contacts.crisisLine.href} className={`text-link text-balance ${className}`}>
      <BreakableText>{crisisCall}</BreakableText>
    </ExternalLink>
  );
}
