import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { useTooltip } from '@/components/ui/tooltip';
import type { Answer } from './use-answers';

interface ActionButtonProps {
  answer: Answer;
  /** Whether its answer is shown, which makes the tooltip needless. */
  isAnswered: boolean;
  onPress: (button: HTMLButtonElement) => void;
  /** The id of a heading, such as the card's title, that distinguishes this button from others with the same text. */
  about?: string | undefined;
  className?: string;
}

/** A real, enabled button without behavior (specification, section 1): it answers, but changes nothing. It looks quieter than what works. */
export function ActionButton({ answer, isAnswered, onPress, about, className }: ActionButtonProps) {
  const id = useId();
  return (
    <Button
      ref={useTooltip(isAnswered ? undefined : answer.text)}
      onClick={({ currentTarget }) => onPress(currentTarget)}
      id={about && id}
      variant="quiet"
      className={className}
      aria-labelledby={about && `${id} ${about}`}
      aria-describedby={answer.id}
    >
      {answer.label}
    </Button>
  );
}
