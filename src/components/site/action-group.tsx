import { createContext, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react';
import { type AnnouncedText, Announcement } from '@/components/ui/announcement';
import { Button, type ButtonVariant } from '@/components/ui/button';
import { useTooltip } from '@/components/ui/tooltip';
import type { ReachUsCopy } from '@/content/types';
import { useCapabilities } from '@/host/capabilities';
import { ReachUs, type ReachUsSize } from './reach-us';

/** How long the ways to reach the foundation stay outlined after a press. */
const MARK_MS = 4_000;

interface Answer {
  id: string;
  text: string;
  give: () => void;
}

const AnswerContext = createContext<Answer | null>(null);

interface ActionGroupProps {
  reachUs: ReachUsCopy;
  /** See {@link ReachUs}. */
  size: ReachUsSize;
  /**
   * For an item of a list, which has the ways to reach the foundation above it: the item shows them only once its button
   * is pressed, at its end, so that the answer is where the visitor looks.
   */
  waitsForPress?: boolean;
  className?: string;
  /** The calls to action, in any layout. */
  children: ReactNode;
}

const marked = 'rounded-sm outline-4 outline-offset-4 outline-primary print:outline-none';

/**
 * Groups calls to action without behavior (specification, section 1). What does work comes first: the ways to reach the
 * foundation today. A press of a button brings them into view, outlines them, and says that the button is not online yet.
 */
export function ActionGroup({ reachUs, size, waitsForPress = false, className, children }: ActionGroupProps) {
  const id = useId();
  const { isAtFrontDesk } = useCapabilities();
  const text = isAtFrontDesk ? reachUs.notOnline.kiosk : reachUs.notOnline.elsewhere;
  const ways = useRef<HTMLDivElement>(null);
  const [answer, setAnswer] = useState<AnnouncedText>();
  const [isMarked, setMarked] = useState(false);

  useEffect(() => {
    if (!answer) return;
    ways.current?.scrollIntoView({ block: 'nearest' });
    setMarked(true);
    const timer = setTimeout(() => setMarked(false), MARK_MS);
    return () => clearTimeout(timer);
  }, [answer]);

  const shownWays = (
    <div
      ref={ways}
      // Paper has no buttons, and its letterhead has the number.
      className={`${size === 'compact' ? 'print:hidden' : ''} ${waitsForPress ? 'col-span-full mt-5' : ''} ${isMarked ? marked : ''}`}
    >
      <ReachUs copy={answer ? { ...reachUs, lead: text } : reachUs} size={size} />
    </div>
  );

  return (
    <AnswerContext value={{ id, text, give: () => setAnswer({ text }) }}>
      <div className={className}>
        {!waitsForPress && shownWays}
        {answer && <Announcement announced={answer} />}
        {children}
        {waitsForPress && answer && shownWays}
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
 * A real, enabled button without behavior (specification, section 1): it answers, but changes nothing.
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
      onClick={answer.give}
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
