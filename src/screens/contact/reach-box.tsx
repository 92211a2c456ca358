import { ReachUs } from '@/components/site/reach-us';
import { WithoutVoiceRow } from '@/components/site/without-voice';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { useCapabilities } from '@/host/capabilities';
import { anchorMark } from '@/lib/anchors';
import { ContactWayList } from './contact-way-list';

/** Gives e-mail addresses the full width on phones. */
const edgeToEdge = '@max-[36rem]:border-0 @max-[36rem]:bg-transparent @max-[36rem]:p-0';

/** Puts the ways beside help in a crisis and the form in a wide window. The kiosk's form takes the whole width. */
const beside = '@min-[62rem]:col-start-2 @min-[62rem]:row-start-1 not-kiosk:@min-[62rem]:row-span-2';

/** Puts the ways in pairs where the box takes the whole width. The last row gets what a long way leaves free. */
const inPairs =
  '@min-[44rem]:@max-[62rem]:grid-cols-[minmax(0,1fr)_auto] @min-[44rem]:@max-[62rem]:grid-rows-[auto_auto_1fr]';

const onPaper = 'print:border-0 print:bg-transparent print:p-0 print:col-span-full';

/** Shows the number of the office, whether it is open, and every further way, for which the kiosk has a section of its own. */
export function ReachBox() {
  const { contact, withoutVoice } = useCopy(screensCopy);
  const { reach, ways } = contact;
  const { isPaged } = useCapabilities();
  return (
    <section
      aria-labelledby="reach"
      className={`break-inside-avoid rounded-card border-2 border-ink bg-card p-card ${onPaper} ${edgeToEdge} ${beside}`}
    >
      <h2 id="reach" {...anchorMark('reach')} className="mb-4">
        {isPaged ? reach.title : ways.title}
      </h2>
      <div className="print:hidden">
        {/* Leaves out the e-mail address, since the list below has all of them. */}
        <ReachUs copy={{ ...reach.ways, email: undefined }} size="full">
          <WithoutVoiceRow copy={withoutVoice.office} />
        </ReachUs>
      </div>
      {!isPaged && (
        <ContactWayList
          className={`mt-5 gap-x-8 print:gap-x-0 *:border-t *:border-hairline *:py-3 @min-[62rem]:*:py-5 print:*:border-0 print:*:py-1 ${inPairs}`}
        />
      )}
    </section>
  );
}
