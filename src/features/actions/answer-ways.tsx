import { ExternalLink } from '@/components/site/external-link';
import { useIsDeskOpen } from '@/components/site/use-is-desk-open';
import { useCopy } from '@/copy';
import { MessageLink } from './message-link';
import type { Answer } from './use-answers';

export interface AnswerWaysProps {
  answer: Answer;
  onFollow: () => void;
}

/** The ways to act on an answer. */
export function AnswerWays({ answer, onFollow }: AnswerWaysProps) {
  const { reachUs } = useCopy();
  const isDeskOpen = useIsDeskOpen(reachUs.opening);
  return (
    <>
      {!isDeskOpen && (
        <ExternalLink href={reachUs.phone.href} className="text-link">
          {reachUs.answer.call}
        </ExternalLink>
      )}
      {reachUs.message && <MessageLink link={reachUs.message} matter={answer} onFollow={onFollow} />}
    </>
  );
}
