import { ContactWayItem } from '@/components/site/contact-ways';
import { useRenderAction } from '@/components/site/item-action';
import { More } from '@/components/site/more';
import { ReachUs } from '@/components/site/reach-us';
import { WithoutVoiceRow } from '@/components/site/without-voice';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import type { ContactWay, ContactWayId } from '@/copy/types';
import { useCapabilities } from '@/host/capabilities';
import { anchorMark } from '@/lib/anchors';
import { renderedWhenIdle } from '@/lib/render-when-idle';

/** The ways that the kiosk shows elsewhere, or nobody sends from there. */
const notInKiosk: readonly ContactWayId[] = ['phone', 'crisisLine', 'text', 'address', 'fax'];

/** The ways that a browser shows elsewhere. They are listed here only on paper, and where they can be taken along. */
const onPaper: readonly ContactWayId[] = ['phone', 'crisisLine', 'text', 'openingHours', 'address'];

/** Gives a long way the room of two others: in a browser, where large text needs it. */
const long = 'few:col-span-full not-kiosk:in-data-large-text:@min-[34rem]:@max-[62rem]:col-span-full';

/** Lists every further way to reach the foundation. */
function ContactWayList({ className = '' }: { className?: string }) {
  const { ways } = useCopy(screensCopy).contact;
  const { isPaged } = useCapabilities();
  const renderAction = useRenderAction();
  // The kiosk has too few lines a page for a label that can be missed.
  const linesOf = ({ firstLabel, lines }: ContactWay) =>
    firstLabel && lines.length > 1 && !isPaged ? [firstLabel, ...lines] : lines;
  return (
    <ul
      className={`grid grid-cols-1 gap-row gap-x-6 kiosk:@min-[34rem]:grid-cols-2 not-kiosk:@min-[45rem]:grid-cols-[5fr_4fr] print:gap-y-0! print:grid-cols-3! not-kiosk:@min-[62rem]:grid-cols-1 ${className}`}
    >
      {ways.items.map((way) => {
        if (isPaged && notInKiosk.includes(way.id)) return null;
        const action = renderAction({
          item: { kind: 'contact', id: way.id },
          title: way.label,
          className: 'mt-2 @min-narrow:ms-14',
        });
        const isPrintOnly = !isPaged && onPaper.includes(way.id) && !action;
        return (
          <li
            key={way.id}
            className={`${isPrintOnly ? 'hidden print:block' : ''} ${way.lines.length > 2 ? long : ''}`}
          >
            <ContactWayItem {...way} lines={linesOf(way)} />
            {action}
          </li>
        );
      })}
    </ul>
  );
}

/** Gives the ways the full width on phones. */
const edgeToEdge = '@max-[36rem]:border-0 @max-[36rem]:bg-transparent @max-[36rem]:p-0';

/** Shows every way to reach the foundation in one box. On paper, all are in the list of further ways. */
export function ReachBox() {
  const { contact, foundation, more, withoutVoice } = useCopy(screensCopy);
  const { isPaged } = useCapabilities();
  const { title, ways } = contact.reach;
  return (
    <section
      aria-labelledby="reach"
      className={`break-inside-avoid outlined-card p-card print:border-0 print:p-0 ${edgeToEdge}`}
    >
      <h2 id="reach" {...anchorMark('reach')} className="mb-4 print:mb-1">
        {title}
      </h2>
      <div className="print:hidden">
        <ReachUs copy={ways} size="full" hours={foundation.openingHours}>
          <WithoutVoiceRow copy={withoutVoice.office} />
        </ReachUs>
      </div>
      {!isPaged && (
        <More copy={more} what="ways" of={title} isLong className="mt-6 print:mt-1">
          <ContactWayList />
        </More>
      )}
    </section>
  );
}

/** Shows the further ways in a section of their own, for which the kiosk has a page. */
export function FurtherWays() {
  const { title } = useCopy(screensCopy).contact.ways;
  return (
    <section {...renderedWhenIdle} aria-labelledby="ways" className="col-span-full">
      <h2 id="ways" {...anchorMark('ways')}>
        {title}
      </h2>
      <ContactWayList className="mt-6" />
    </section>
  );
}
