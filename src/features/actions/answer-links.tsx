import { ExternalLink } from '@/components/site/external-link';
import { useIsFrontDeskOpen } from '@/components/site/use-is-front-desk-open';
import { useCopy } from '@/copy';
import { MessageLink } from './message-link';
import type { Answer } from './use-answers';

export interface AnswerLinksProps {
  answer: Answer;
  onFollow: () => void;
}

/** Links with which to act on an answer. */
export function AnswerLinks({ answer, onFollow }: AnswerLinksProps) {
  const { reachUs } = useCopy();
  const isFrontDeskOpen = useIsFrontDeskOpen(reachUs.opening);
  return (
    <p className="flex flex-wrap gap-x-6">
      {!isFrontDeskOpen && (
        <ExternalLink href={reachUs.phone.href} className="text-link">
          {reachUs.answer.call}
        </ExternalLink>
      )}
      {reachUs.message && <MessageLink link={reachUs.message} matter={answer} onFollow={onFollow} />}
    </p>
  );
}
