import { ReachUs } from '@/components/site/reach-us';
import { WithoutVoiceRow } from '@/components/site/without-voice';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { anchorMark } from '@/lib/anchors';

/** Gives the ways the full width on phones. */
const edgeToEdge = '@max-[36rem]:border-0 @max-[36rem]:bg-transparent @max-[36rem]:p-0';

/** Shows the number of the office, whether it is open, and where to write. On paper, the list of ways has them. */
export function ReachBox() {
  const { contact, foundation, withoutVoice } = useCopy(screensCopy);
  const { title, ways } = contact.reach;
  return (
    <section
      aria-labelledby="reach"
      className={`break-inside-avoid rounded-card border-2 border-ink bg-card p-card not-kiosk:@min-[62rem]:col-start-1 print:hidden ${edgeToEdge}`}
    >
      <h2 id="reach" {...anchorMark('reach')} className="mb-4">
        {title}
      </h2>
      {/* Leaves out the e-mail address, since the list of ways has all of them. */}
      <ReachUs copy={{ ...ways, email: undefined }} size="full" hours={foundation.openingHours}>
        <WithoutVoiceRow copy={withoutVoice.office} />
      </ReachUs>
    </section>
  );
}
