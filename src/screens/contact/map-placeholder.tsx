import { BreakableText } from '@/components/ui/breakable-text';
import { Icon } from '@/components/ui/icon';
import { useCopy } from '@/language';
import { StreetSketch } from './street-sketch';

/** A sketch in place of an interactive map (specification, section 2), with directions below. */
export function MapPlaceholder() {
  const { contact } = useCopy<'screens'>();
  const { title, label, caption, text } = contact.map;
  return (
    <section aria-labelledby="map-title" className="@min-[62rem]:col-span-2">
      <h2 id="map-title" data-anchor="map" tabIndex={-1}>
        {title}
      </h2>
      <div className="mt-4 grid grid-cols-1 items-start gap-x-16 gap-y-3 @min-[62rem]:grid-cols-[7fr_5fr] @min-[62rem]:items-center">
        <figure className="max-w-lg print:max-w-88 overflow-hidden rounded-card border-2 border-ink bg-card @min-[62rem]:max-w-none">
          <figcaption className="border-b-2 border-ink p-3">
            <p className="flex flex-wrap items-center gap-2 text-xl font-bold">
              <Icon id="map-pin" />
              {label}
            </p>
            <p className="text-base text-ink-soft">{caption}</p>
          </figcaption>
          <StreetSketch />
        </figure>
        <p className="max-w-lg text-xl text-ink-soft print:text-base">
          <BreakableText>{text}</BreakableText>
        </p>
      </div>
    </section>
  );
}
