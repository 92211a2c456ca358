import { ExternalLink } from '@/components/site/external-link';
import { BreakableText } from '@/components/ui/breakable-text';
import { useCapabilities } from '@/host/capabilities';
import { useCopy } from '@/language';
import { MessageLink } from './message-link';
import type { Answer } from './use-answers';

/** Where an answer stands: where nothing has to move for it. */
const places = {
  /** In the row of the buttons, reaching into the gap below it; or above them where that is too narrow, over the description. */
  row: [
    '@max-[32rem]:absolute @max-[32rem]:inset-x-0 @max-[32rem]:bottom-full @max-[32rem]:pb-1.5',
    '@min-[32rem]:-mt-2 @min-[32rem]:h-0 @min-[32rem]:flex-1',
  ].join(' '),
  /** In the row of the buttons, or below them, over the weave or the end of a section. A section cuts off what is outside. */
  below: [
    '@max-[32rem]:absolute @max-[32rem]:inset-x-0 @max-[32rem]:top-full @max-[32rem]:pt-1.5',
    '@min-[32rem]:flex @min-[32rem]:h-0 @min-[32rem]:flex-1 @min-[32rem]:items-center @min-[32rem]:self-center',
  ].join(' '),
  /** Below the header, or at the end of its menu. */
  header: 'pt-3 @max-bar:w-full @min-bar:absolute @min-bar:end-0 @min-bar:top-full @min-bar:w-80',
};

const bubble = 'relative z-10 rounded-control border-2 border-ink bg-card px-4 pt-2 text-base leading-snug';

export type Place = keyof typeof places;

interface AnswerBubbleProps {
  answer: Answer;
  place: Place;
  onFollow: () => void;
}

/** The answer of a button, with the ways to act on it. */
export function AnswerBubble({ answer, place, onFollow }: AnswerBubbleProps) {
  const { reachUs } = useCopy();
  const { isAtFrontDesk } = useCapabilities();
  return (
    <div className={places[place]}>
      <div className={bubble}>
        <p>
          <BreakableText>{answer.text}</BreakableText>
        </p>
        <p className="flex flex-wrap gap-x-6">
          {!isAtFrontDesk && (
            <ExternalLink href={reachUs.phone.href} className="text-link">
              {reachUs.answer.call}
            </ExternalLink>
          )}
          {reachUs.message && <MessageLink link={reachUs.message} matter={answer} onFollow={onFollow} />}
        </p>
      </div>
    </div>
  );
}
