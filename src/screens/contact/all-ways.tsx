import { ContactWayItem } from '@/components/site/contact-ways';
import { ItemAction } from '@/components/site/item-action';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import type { ContactWay, ContactWayId } from '@/copy/types';
import { useCapabilities } from '@/host/capabilities';
import { anchorMark } from '@/lib/anchors';

/** Beside the form, the ways are a quiet list. */
const asRows = '@min-[62rem]:rows @min-[62rem]:gap-0 @min-[62rem]:*:py-4';

/** What the boxes above say, too: here it is only on paper, and where it can be taken along. */
const above: readonly ContactWayId[] = ['phone', 'crisisLine', 'text'];
const unlessAbove = 'not-has-[button]:hidden print:block!';

/** Beside two others. */
const long = '@min-[34rem]:@max-[62rem]:row-span-2';

/** Every further way to reach the foundation. */
export function AllWays() {
  const { ways } = useCopy(screensCopy).contact;
  const { hasDock } = useCapabilities();
  // Nobody sends a fax from the kiosk.
  const isShown = ({ id }: ContactWay) => !hasDock || !(above.includes(id) || id === 'fax');
  return (
    <section aria-labelledby="ways">
      <h2 id="ways" {...anchorMark('ways')}>
        {ways.title}
      </h2>
      <ul
        className={`mt-6 grid grid-cols-1 gap-6 print:mt-3 print:gap-y-2 print:grid-cols-1! @min-[34rem]:@max-[62rem]:grid-cols-2 ${asRows}`}
      >
        {ways.items.filter(isShown).map((way) => (
          <li
            key={way.id}
            className={`${above.includes(way.id) ? unlessAbove : ''} ${way.lines.length > 2 ? long : ''}`}
          >
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
