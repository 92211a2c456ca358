import { ReachUs } from '@/components/site/reach-us';
import { WithoutVoiceRow } from '@/components/site/without-voice';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { anchorMark } from '@/lib/anchors';

/** The number of the office, and whether it is open. On paper, the cards say the same. */
export function ReachBox() {
  const { contact, withoutVoice } = useCopy(screensCopy);
  const { title, ways } = contact.reach;
  return (
    <section
      aria-labelledby="reach"
      className="break-inside-avoid rounded-card border-2 border-ink bg-card p-card @min-[74rem]:p-10 print:hidden"
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
