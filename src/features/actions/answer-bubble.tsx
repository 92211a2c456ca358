import { BreakableText } from '@/components/ui/breakable-text';
import { AnswerWays, type AnswerWaysProps } from './answer-ways';

/** The answer of a button in the header: it hangs below the header, or stands at the end of its menu. */
export function AnswerBubble({ answer, onFollow }: AnswerWaysProps) {
  return (
    <div className="z-10 pt-3 @max-bar:w-full @min-bar:absolute @min-bar:end-0 @min-bar:top-full @min-bar:w-80">
      <div className="rounded-control border-2 border-ink bg-card px-4 pt-2 text-base leading-snug">
        <p>
          <BreakableText>{answer.text}</BreakableText>
        </p>
        <p className="flex flex-wrap gap-x-6">
          <AnswerWays answer={answer} onFollow={onFollow} />
        </p>
      </div>
    </div>
  );
}
