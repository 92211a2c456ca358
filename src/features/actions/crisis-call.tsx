import { ExternalLink } from '@/components/site/external-link';
import { BreakableText } from '@/components/ui/breakable-text';
import { useCopy } from '@/copy';

/** Calls the crisis line, if there is one. */
export function CrisisCall({ className = '' }: { className?: string }) {
  const { contacts, crisisCall } = useCopy();
  return (
    crisisCall && (
      <ExternalLink href={contacts.crisisLine?.href} className={`text-link text-balance ${className}`}>
        <BreakableText>{crisisCall}</BreakableText>
      </ExternalLink>
    )
  );
}
