import { createContext, type ReactNode, useContext, useId } from 'react';
import { Button, type ButtonVariant } from '@/components/ui/button';
import { useTooltip } from '@/components/ui/tooltip';
import type { HelpText } from '@/content/types';
import { HelpLine, useHelpText } from './help-line';

interface Hint {
  id: string;
  text: string;
}

const HintContext = createContext<Hint | null>(null);

interface ActionGroupProps {
  /** Says how to do it today: call, write, or ask at the desk. */
  hint: HelpText;
  /** The hint of a list of cards goes above it, where it is seen before the first button. */
  hintPosition?: 'above' | 'below';
  hintClassName?: string;
  className?: string;
  children: ReactNode;
}

/**
 * Groups calls to action without behavior (specification, section 1) with one visible line that says how to do it today.
 * The line describes each {@link ActionButton} inside.
 */
export function ActionGroup({
  hint,
  hintPosition = 'below',
  hintClassName = '',
  className,
  children,
}: ActionGroupProps) {
  const id = useId();
  const hintText = useHelpText(hint);
  const line = (
    <HelpLine
      text={hint}
      className={`text-ink-soft ${hintPosition === 'above' ? '-mt-4 mb-4' : 'mt-2'} ${hintClassName}`}
    />
  );
  return (
    <HintContext value={{ id, text: hintText }}>
      <div className={className}>
        {hintPosition === 'above' && line}
        {children}
        {hintPosition === 'below' && line}
        {/* A description computed from the line would have a space before the punctuation that follows a link. */}
        <span id={id} hidden>
          {hintText}
        </span>
      </div>
    </HintContext>
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
 * A real, enabled button whose click changes nothing (specification, section 1).
 *
 * @throws when used outside an {@link ActionGroup}
 */
export function ActionButton({ children, variant, about, className }: ActionButtonProps) {
  const id = useId();
  const hint = useContext(HintContext);
  if (!hint) throw new Error('ActionButton must be used within an ActionGroup.');
  const tooltip = useTooltip(hint.text);
  return (
    <Button
      ref={tooltip}
      id={id}
      variant={variant}
      className={className}
      aria-labelledby={about && `${id} ${about}`}
      aria-describedby={hint.id}
    >
      {children}
    </Button>
  );
}
