import { ContactWayItem } from '@/components/site/contact-ways';
import { useRenderAction } from '@/components/site/item-action';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import type { ContactWay, ContactWayId } from '@/copy/types';
import { useCapabilities } from '@/host/capabilities';
import { anchorMark } from '@/lib/anchors';
import { renderedWhenIdle } from '@/lib/render-when-idle';

/** The ways that the kiosk shows elsewhere, or nobody sends from there. */
const notInKiosk: readonly ContactWayId[] = ['phone', 'crisisLine', 'text', 'fax'];

/** The ways that a browser shows elsewhere. They are listed here only on paper, and where they can be taken along. */
const onPaper: readonly ContactWayId[] = ['phone', 'crisisLine', 'text', 'openingHours', 'address'];

/** Gives a long way the room of two others: in a browser, where large text needs it. */
const long =
  'kiosk:@min-[34rem]:@max-[62rem]:row-span-2 not-kiosk:in-data-large-text:@min-[34rem]:@max-[62rem]:col-span-full';

/** Lists every further way to reach the foundation. */
export function ContactWaySection() {
  const { ways } = useCopy(screensCopy).contact;
  const { isPaged } = useCapabilities();
  const renderAction = useRenderAction();
  // The kiosk has too few lines a page for a label that can be missed.
  const linesOf = ({ firstLabel, lines }: ContactWay) =>
    firstLabel && lines.length > 1 && !isPaged ? [firstLabel, ...lines] : lines;
  return (
    <section
      {...renderedWhenIdle}
      aria-labelledby="ways"
      className="kiosk:col-span-full not-kiosk:@min-[62rem]:col-start-1"
    >
      <h2 id="ways" {...anchorMark('ways')}>
        {ways.title}
      </h2>
      <ul className="mt-6 grid grid-cols-1 gap-row @min-[34rem]:grid-cols-2 print:mt-1 print:gap-y-0! print:grid-cols-3! @min-[62rem]:grid-cols-1 kiosk:@min-[62rem]:grid-cols-3">
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
    </section>
  );
}
