import { createContext, type ReactNode, useContext, useId } from 'react';
import { Button, type ButtonVariant } from './button';
import { useTooltip } from './tooltip';

interface Hint {
  id: string;
  text: string;
}

const HintContext = createContext<Hint | null>(null);

interface ActionGroupProps {
  /** How to do the thing today: call, write, ask at the desk. */
  hint: string;
  /** Whether the line stands above what it explains, as for a list of cards, or below it. */
  hintPlace?: 'above' | 'below';
  hintClassName?: string;
  className?: string;
  children: ReactNode;
}

/**
 * Calls to action that have no behaviour of their own (specification, section 1), with the one visible line that says
 * how to do the thing today. Each {@link ActionButton} inside is described by that line.
 */
export function ActionGroup({
  hint,
  hintPlace = 'below',
  hintClassName = '',
  className,
  children,
}: ActionGroupProps) {
  const id = useId();
  const line = (
    <p id={id} className={`text-ink-soft ${hintPlace === 'above' ? 'mb-6' : 'mt-3'} ${hintClassName}`}>
      {hint}
    </p>
  );
  return (
    <HintContext value={{ id, text: hint }}>
      <div className={className}>
        {hintPlace === 'above' && line}
        {children}
        {hintPlace === 'below' && line}
      </div>
    </HintContext>
  );
}

interface ActionButtonProps {
  children: string;
  variant?: ButtonVariant;
  /** The id of the heading that tells this button from its likes, such as the card's title. */
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
  if (!hint) throw new Error('An ActionButton needs an ActionGroup that says how to do the thing.');
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
