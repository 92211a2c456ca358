import { MessageSquareText } from 'lucide-react';
import { BreakableText } from '@/components/ui/breakable-text';
import type { WithoutVoiceCopy } from '@/copy/types';
import { ContactWayLine } from './contact-ways';
import { ReachUsRow } from './reach-us';

interface WithoutVoiceProps {
  copy: WithoutVoiceCopy;
  className?: string;
}

/** Lists the foundation's ways to reach it without hearing or speech. */
export function WithoutVoice({ copy: { textMessage, relay, video }, className = '' }: WithoutVoiceProps) {
  const ways = [textMessage, relay].filter((way) => way !== undefined);
  return (
    <>
      {ways.length > 0 && (
        <ul className={`flex flex-wrap gap-x-4 gap-y-2 print:hidden ${className}`}>
          {ways.map((way) => (
            <li key={way.href}>
              <ContactWayLine {...way} />
            </li>
          ))}
        </ul>
      )}
      {video && (
        <p>
          <BreakableText>{video}</BreakableText>
        </p>
      )}
    </>
  );
}

/** Shows the same as a row after the other ways to reach the foundation. */
export function WithoutVoiceRow({ copy }: Pick<WithoutVoiceProps, 'copy'>) {
  if (!Object.values(copy).some(Boolean)) return null;
  return (
    <ReachUsRow icon={MessageSquareText} isTall>
      <WithoutVoice copy={copy} />
    </ReachUsRow>
  );
}
