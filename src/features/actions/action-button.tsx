import { useId } from 'react';
import { Button, type ButtonVariant } from '@/components/ui/button';
import { useTooltip } from '@/components/ui/tooltip';
import type { Answer } from './use-answers';

interface ActionButtonProps {
  answer: Answer;
  /** Whether the answer is shown, which makes the tooltip redundant. */
  isAnswered: boolean;
  onPress: (button: HTMLButtonElement) => void;
  variant?: ButtonVariant;
  /** The id of a heading, such as the card's title, that distinguishes this button from others with the same text. */
  about?: string;
  className?: string;
}

/** An enabled button without behavior (specification, section 1): shows an answer, but changes nothing. */
export function ActionButton({ answer, isAnswered, onPress, variant, about, className }: ActionButtonProps) {
  const id = useId();
  return (
    <Button
      ref={useTooltip(isAnswered ? undefined : answer.text)}
      onClick={({ currentTarget }) => onPress(currentTarget)}
      id={about && id}
      variant={variant}
      className={className}
      aria-labelledby={about && `${id} ${about}`}
      aria-describedby={answer.id}
    >
      {answer.label}
    </Button>
  );
}
