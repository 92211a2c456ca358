import { WithoutVoiceRow } from '@/components/site/without-voice';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { AnswerBubble } from './answer-bubble';
import { AnswerWays } from './answer-ways';
import { MessageLink } from './message-link';

/** The ways to reach the office without hearing or speech, on one line, for which there is room before they arrive. */
function OtherWays() {
  const { textMessage, relay } = useCopy(screensCopy).withoutVoice.office;
  return <WithoutVoiceRow copy={{ textMessage, relay }} />;
}

/** What no page needs before a button is pressed, or its end comes into view. */
export default { AnswerBubble, AnswerWays, MessageLink, OtherWays };
