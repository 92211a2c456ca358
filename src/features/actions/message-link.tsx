import { Link } from '@/components/ui/link';
import type { ScreenLink } from '@/copy/types';
import { useMessageDraft } from '@/features/drafts';
import { beginMessage, type Matter } from './begin-message';

interface MessageLinkProps {
  link: ScreenLink;
  matter: Matter;
  onFollow?: () => void;
  className?: string;
}

/** Leads to the contact form, in which the message for a matter is already begun. */
export function MessageLink({ link, matter, onFollow, className = 'text-link' }: MessageLinkProps) {
  const [, setDraft] = useMessageDraft();
  return (
    <Link
      to={link.path}
      className={className}
      onClick={() => {
        setDraft((draft) => beginMessage(draft, matter));
        onFollow?.();
      }}
    >
      {link.text}
    </Link>
  );
}
