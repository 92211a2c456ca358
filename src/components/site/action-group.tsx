import { createContext, type ReactNode, useContext, useId } from 'react';
import { Button, type ButtonVariant } from '@/components/ui/button';
import { useTooltip } from '@/components/ui/tooltip';
import type { ReachUsCopy } from '@/content/types';
import { useCapabilities } from '@/host/capabilities';
import { ReachUs, type ReachUsSize } from './reach-us';

interface Answer {
  id: string;
  text: string;
}

const AnswerContext = createContext<Answer | null>(null);

interface ActionGroupProps {
  reachUs: ReachUsCopy;
  /** See {@link ReachUs}. */
  size: ReachUsSize;
  className?: string;
  /** The calls to action, in any layout. */
  children: ReactNode;
}

/**
 * Groups calls to action without behavior (specification, section 1). What does work comes first: the ways to reach the
 * foundation today.
 */
export function ActionGroup({ reachUs, size, className, children }: ActionGroupProps) {
  const id = useId();
  const { isAtFrontDesk } = useCapabilities();
  const text = isAtFrontDesk ? reachUs.notOnline.kiosk : reachUs.notOnline.elsewhere;
  return (
    <AnswerContext value={{ id, text }}>
      <div className={className}>
        <ReachUs copy={reachUs} size={size} />
        {children}
        <span id={id} hidden>
          {text}
        </span>
      </div>
    </AnswerContext>
  );
}

interface ActionButtonProps {
  children: string;
  variant?: ButtonVariant;
  /** The id of a heading, such as the card's title, that distinguishes this button from others with the same text. */
  about?: string;
  className?: string;
}

/**
 * A real, enabled button without behavior (specification, section 1).
 *
 * @throws when used outside an {@link ActionGroup}
 */
export function ActionButton({ children, variant, about, className }: ActionButtonProps) {
  const id = useId();
  const answer = useContext(AnswerContext);
  if (!answer) throw new Error('ActionButton must be used within an ActionGroup.');
  const tooltip = useTooltip(answer.text);
  return (
    <Button
      ref={tooltip}
      id={about && id}
      variant={variant}
      className={className}
      aria-labelledby={about && `${id} ${about}`}
      aria-describedby={answer.id}
    >
      {children}
    </Button>
  );
}
