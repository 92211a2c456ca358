import { ContactWayItem } from '@/components/site/contact-ways';
import { ItemAction } from '@/components/site/item-action';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import type { ContactWayId } from '@/copy/types';
import { anchorMark } from '@/lib/anchors';

/** Beside the form, the ways are a quiet list. */
const asRows = 'not-kiosk:@min-[62rem]:rows not-kiosk:@min-[62rem]:gap-0 not-kiosk:@min-[62rem]:*:py-4';

/** What the boxes above say, too: here it is only on paper, in the kiosk, and where it can be taken along. */
const above: readonly ContactWayId[] = ['phone', 'crisisLine', 'text'];
const unlessAbove = 'not-kiosk:not-has-[button]:hidden print:block!';

/** Every further way to reach the foundation. */
export function AllWays() {
  const { ways } = useCopy(screensCopy).contact;
  return (
    <section aria-labelledby="ways" className="kiosk:stop-zoom kiosk:landscape:col-span-full">
      <h2 id="ways" {...anchorMark('ways')}>
        {ways.title}
      </h2>
      <ul
        className={`mt-6 grid grid-cols-1 gap-6 print:mt-3 print:gap-y-2 print:grid-cols-1! @min-[47rem]:@max-[62rem]:grid-cols-2 kiosk:landscape:@min-[34rem]:grid-cols-2 ${asRows}`}
      >
        {ways.items.map((way) => (
          <li key={way.id} className={above.includes(way.id) ? unlessAbove : ''}>
            <ContactWayItem {...way} />
            <ItemAction
              item={{ kind: 'contact', id: way.id }}
              title={way.label}
              className="mt-2 @min-narrow:ms-16"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
