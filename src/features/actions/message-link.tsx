import { Link } from '@/components/ui/link';
import type { ScreenLink } from '@/copy/types';
import { useMessageDraft } from '@/features/drafts';
import { type MessageTopic, startMessage } from './start-message';

interface MessageLinkProps {
  link: ScreenLink;
  matter: MessageTopic;
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
        setDraft((draft) => startMessage(draft, matter));
        onFollow?.();
      }}
    >
      {link.text}
    </Link>
  );
}
