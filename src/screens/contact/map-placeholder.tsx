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

/** All of it fits on a page of the kiosk. */
const mapWidth =
  '[--most:32rem] @min-[34rem]:@max-[62rem]:[--most:15rem] max-w-[min(var(--most),1.24*(var(--stop-height,100rem)-8.5rem))]';

const besideText =
  '@min-[34rem]:@max-[62rem]:row-span-2 @min-[34rem]:@max-[62rem]:row-start-1 print:w-[4.6cm] print:shrink-0';

/** Where maps find an address. */
const mapLink = (address: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;

/** The address of a foundation without a sketch, with a way to find it on a map: a link, or a code in the kiosk. */
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

/** A sketch in place of an interactive map (specification, section 2), with directions. */
export function MapPlaceholder() {
  const { contact, foundation } = useCopy(screensCopy);
  const { title, label, caption, text, entrance, marks } = contact.map;
  // The sketch is of one block.
  const hasSketch = foundation.address[0] === `${marks.number} ${marks.street}`;
  return (
    <section
      aria-labelledby="map"
      className="@min-[62rem]:col-span-full @min-[34rem]:@max-[62rem]:grid @min-[34rem]:@max-[62rem]:grid-cols-[auto_1fr] @min-[34rem]:@max-[62rem]:gap-x-8 print:block!"
    >
      <h2 id="map" {...anchorMark('map')} className="@min-[34rem]:@max-[62rem]:col-start-2">
        {title}
      </h2>
      <div className="mt-4 grid grid-cols-1 items-start gap-x-12 gap-y-3 @min-[62rem]:grid-cols-[minmax(0,32rem)_1fr] print:mt-1 @min-[34rem]:@max-[62rem]:contents print:flex! print:break-inside-avoid">
        <figure
          className={`${besideText} ${mapWidth} overflow-hidden rounded-card border-2 border-ink bg-card`}
        >
          <figcaption className="border-b-2 border-ink p-3 print:hidden">
            <p className="flex flex-wrap items-center gap-2 text-xl font-bold">
              <Icon id="map-pin" />
              {label}
            </p>
            {hasSketch && <p className="text-base text-ink-soft">{caption}</p>}
          </figcaption>
          {hasSketch ? <StreetSketch /> : <AddressBox />}
        </figure>
        <p className="max-w-lg text-xl text-ink-soft print:mt-2 print:text-base">
          <BreakableText>{text}</BreakableText> <span lang={foundation.languages?.entrance}>{entrance}</span>
        </p>
      </div>
    </section>
  );
}
