import { BreakableText } from '@/components/ui/breakable-text';
import { Icon } from '@/components/ui/icon';
import { contact } from '@/copy/contact';
import { StreetSketch } from './street-sketch';

/** A sketch in place of an interactive map (specification, section 2), with directions below. */
export function MapPlaceholder() {
  const { title, label, text } = contact.map;
  return (
    <section aria-labelledby="map-title">
      <h2 id="map-title" data-anchor="map" tabIndex={-1} className="scroll-mt-4">
        {title}
      </h2>
      <figure className="mt-4 max-w-lg overflow-hidden rounded-card border-2 border-ink bg-card print:hidden">
        <figcaption className="flex flex-wrap items-center gap-2 border-b-2 border-ink p-3 text-xl font-bold">
          <Icon id="map-pin" />
          {label}
        </figcaption>
        <StreetSketch />
      </figure>
      <p className="mt-3 max-w-lg text-ink-soft">
        <BreakableText>{text}</BreakableText>
      </p>
    </section>
  );
}
