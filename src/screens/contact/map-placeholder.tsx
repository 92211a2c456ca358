import { ExternalLink } from '@/components/site/external-link';
import { BreakableText } from '@/components/ui/breakable-text';
import { buttonClasses } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { QrCode } from '@/components/ui/qr-code';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { useCapabilities } from '@/host/capabilities';
import { anchorMark } from '@/lib/anchors';

const mapLink = (address: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;

/** Puts the kiosk's code beside its label and its caption. */
const besideCode = 'content-center grid-cols-[minmax(0,1fr)_auto]';

/**
 * Shows a box instead of an interactive map (specification, section 2), with a link to a map, or a code in the kiosk. The
 * directions are beside it.
 */
export function MapPlaceholder() {
  const { contact, foundation } = useCopy(screensCopy);
  const { canLeave, isPaged } = useCapabilities();
  const { title, label, open, scan, text, entrance } = contact.map;
  const href = mapLink(foundation.addressInline);
  return (
    <section aria-labelledby="map" className="@min-[62rem]:col-span-full">
      <h2 id="map" {...anchorMark('map')}>
        {title}
      </h2>
      <div className="mt-4 grid grid-cols-1 break-inside-avoid overflow-hidden rounded-card border-2 border-ink bg-card @min-[34rem]:grid-cols-2 print:mt-1 print:border-0">
        <figure
          className={`grid justify-items-start gap-x-8 gap-y-4 border-ink bg-paper-deep p-card @max-[34rem]:border-b-2 @min-[34rem]:border-e-2 print:hidden ${isPaged ? besideCode : 'content-start'}`}
        >
          <figcaption
            className={`flex flex-wrap items-center text-xl font-bold ${isPaged ? 'gap-x-2' : 'gap-3'}`}
          >
            <Icon id="map-pin" className={isPaged ? 'mb-2 size-12 shrink-0' : 'size-8'} />
            {label}
          </figcaption>
          {canLeave ? (
            <ExternalLink href={href} className={buttonClasses('secondary')}>
              {open}
            </ExternalLink>
          ) : (
            <QrCode value={href} label={scan} isBeside />
          )}
        </figure>
        <p
          className={`max-w-lg p-card print:p-0 print:text-base ${isPaged ? 'self-center text-xl' : 'text-lg'}`}
        >
          <BreakableText>{text}</BreakableText> <span lang={foundation.languages?.entrance}>{entrance}</span>
        </p>
      </div>
    </section>
  );
}
