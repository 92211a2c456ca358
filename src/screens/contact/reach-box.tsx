import { ReachUs } from '@/components/site/reach-us';
import { WithoutVoiceRow } from '@/components/site/without-voice';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { anchorMark } from '@/lib/anchors';

/** In the kiosk, the number needs no box around it. */
const withoutBox = 'kiosk:border-0 kiosk:bg-transparent kiosk:px-0 kiosk:stop-zoom';

/** The number of the office, and whether it is open. On paper, the cards say the same. */
export function ReachBox() {
  const { contact, withoutVoice } = useCopy(screensCopy);
  const { title, ways } = contact.reach;
  return (
    <section
      aria-labelledby="reach"
      className={`rounded-card border-2 border-ink bg-card p-card @min-[74rem]:p-10 print:hidden ${withoutBox}`}
    >
      <h2 id="reach" {...anchorMark('reach')} className="mb-4">
        {title}
      </h2>
      <ReachUs copy={ways} size="full">
        <WithoutVoiceRow copy={withoutVoice.office} />
      </ReachUs>
    </section>
  );
}
