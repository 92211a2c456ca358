import { ExternalLink } from '@/components/site/external-link';
import { Scene } from '@/components/site/scenes/scene';
import { BreakableText } from '@/components/ui/breakable-text';
import { buttonClasses } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { QrCode } from '@/components/ui/qr-code';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { useCapabilities } from '@/host/capabilities';
import { anchorMark } from '@/lib/anchors';
import { renderedWhenIdle } from '@/lib/render-when-idle';

const mapLink = (address: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;

const box =
  'grid justify-items-start gap-x-8 gap-y-4 border-ink bg-paper-deep p-card compact:py-1 @max-[34rem]:border-b-2 @min-[34rem]:border-e-2 print:hidden';
const caption = 'flex flex-wrap items-center text-xl font-bold';

function MapLink({ href }: { href: string }) {
  const { contact } = useCopy(screensCopy);
  return (
    <figure className={`grid-cols-1 @min-[62rem]:grid-cols-[minmax(0,1fr)_fit-content(15rem)] ${box}`}>
      <Scene name="map" className="w-full @min-[62rem]:row-span-2 @min-[62rem]:aspect-2/1" />
      <figcaption className={`gap-x-3 self-end ${caption}`}>{contact.map.label}</figcaption>
      <ExternalLink href={href} className={`self-start ${buttonClasses('secondary')}`}>
        {contact.map.open}
      </ExternalLink>
    </figure>
  );
}

/** Shows a code in place of the link, beside the label and its own caption. */
function MapCode({ href }: { href: string }) {
  const { label, scan } = useCopy(screensCopy).contact.map;
  return (
    <figure
      className={`grid-cols-[minmax(0,1fr)_auto] content-center break-inside-avoid tight:rounded-card tight:border-2 ${box}`}
    >
      <figcaption className={`gap-x-2 ${caption}`}>
        <Icon id="map-pin" className="mb-2 size-12 shrink-0 tight:mb-0 tight:size-[1em]" />
        {label}
      </figcaption>
      <QrCode value={href} label={scan} layout="beside" />
    </figure>
  );
}

/** A box with a link instead of a map (specification, section 2), or a code in the kiosk. The directions are beside it. */
export function MapPlaceholder() {
  const { contact, foundation } = useCopy(screensCopy);
  const { canLeave } = useCapabilities();
  const { title, text, entrance } = contact.map;
  const { address, addressInline } = foundation;
  const LinkOrCode = canLeave ? MapLink : MapCode;
  return (
    <section {...renderedWhenIdle} aria-labelledby="map" className="col-span-full">
      <h2 id="map" {...anchorMark('map')}>
        {title}
      </h2>
      <div className="mt-4 grid grid-cols-1 break-inside-avoid overflow-hidden outlined-card @min-[34rem]:grid-cols-2 not-kiosk:@min-[62rem]:grid-cols-[2fr_1fr] tight:grid-cols-1 tight:border-0 tight:bg-transparent print:mt-1 print:border-0">
        <LinkOrCode href={mapLink(addressInline)} />
        <p className="max-w-lg p-card tight:px-0 compact:py-1 text-lg self-center compact:leading-tight kiosk:text-xl print:p-0 print:text-base">
          {canLeave ? (
            <>
              {/* As on the map. */}
              <Icon
                id="map-pin"
                className="me-2 inline size-6 fill-(--goal-5) align-[-0.3em] contrast:fill-none forced-colors:fill-none print:hidden"
              />
              {text} <strong className="my-1 block whitespace-pre-line">{address.join('\n')}</strong>
            </>
          ) : (
            <BreakableText>{`${text} ${addressInline}.`}</BreakableText>
          )}{' '}
          <span lang={foundation.languages?.entrance}>{entrance}</span>
        </p>
      </div>
    </section>
  );
}
