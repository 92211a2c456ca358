import { ExternalLink } from '@/components/site/external-link';
import { BreakableText } from '@/components/ui/breakable-text';
import { buttonClasses } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { QrCode } from '@/components/ui/qr-code';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { useCapabilities } from '@/host/capabilities';
import { anchorMark } from '@/lib/anchors';
import { StreetSketch } from './street-sketch';

/** Puts the map and its text side by side where there is room. */
const frame =
  'break-inside-avoid overflow-hidden rounded-card border-2 border-ink bg-card @min-[34rem]:grid-cols-[5fr_7fr] compact:@min-[34rem]:grid-cols-2';

const mapPlace =
  'grid border-ink @max-[34rem]:border-y-2 @min-[34rem]:col-start-2 @min-[34rem]:row-span-2 @min-[34rem]:row-start-1 @min-[34rem]:border-s-2';

const onPaper = {
  frame: 'print:mt-1 print:flex print:gap-x-8 print:border-0 print:break-inside-avoid',
  map: 'print:block print:w-[4.6cm] print:shrink-0 print:border-2',
};

const mapLink = (address: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;

/**
 * Shows the address of a foundation without a sketch, and how to find it on a map: with a link, or with a code in the kiosk.
 */
function AddressBox() {
  const { contact, foundation } = useCopy(screensCopy);
  const { canLeave } = useCapabilities();
  const { open, scan } = contact.map;
  const href = mapLink(foundation.addressInline);
  return (
    <div className="grid min-h-64 content-center justify-items-start gap-4 p-card print:min-h-0">
      <p className="text-2xl font-bold whitespace-pre-line print:text-base">
        <BreakableText>{foundation.address.join('\n')}</BreakableText>
      </p>
      {canLeave ? (
        <ExternalLink href={href} className={`${buttonClasses('secondary')} print:hidden`}>
          {open}
        </ExternalLink>
      ) : (
        <QrCode value={href} label={scan} />
      )}
    </div>
  );
}

/** Shows a sketch instead of an interactive map (specification, section 2), with directions. */
export function MapPlaceholder() {
  const { contact, foundation } = useCopy(screensCopy);
  const { isPaged } = useCapabilities();
  const { title, label, caption, text, entrance, marks } = contact.map;
  // The sketch shows only one block, so it fits only one address.
  const hasSketch = foundation.address[0] === `${marks.number} ${marks.street}`;
  return (
    <section aria-labelledby="map" className="@min-[62rem]:col-span-full">
      <h2 id="map" {...anchorMark('map')}>
        {title}
      </h2>
      <div
        className={`mt-4 grid grid-cols-1 ${frame} ${isPaged ? '@min-[34rem]:grid-rows-[2fr_3fr]' : '@min-[34rem]:grid-rows-[auto_1fr]'} ${onPaper.frame}`}
      >
        <figure className={`contents border-ink ${onPaper.map}`}>
          <figcaption className={`p-card pb-4! ${isPaged ? '@min-[34rem]:self-end' : ''} print:hidden`}>
            <p className="flex flex-wrap items-center gap-2 text-xl font-bold">
              <Icon id="map-pin" />
              {label}
            </p>
            {hasSketch && <p className="text-base text-ink-soft">{caption}</p>}
          </figcaption>
          <div className={`${mapPlace} print:border-0`}>{hasSketch ? <StreetSketch /> : <AddressBox />}</div>
        </figure>
        <p className="max-w-lg p-card @min-[34rem]:pt-0! text-xl text-ink-soft kiosk:text-xl! @min-[74rem]:text-2xl print:p-0 print:text-base">
          <BreakableText>{text}</BreakableText> <span lang={foundation.languages?.entrance}>{entrance}</span>
        </p>
      </div>
    </section>
  );
}
