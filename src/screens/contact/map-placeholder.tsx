import { Icon } from '@/components/ui/icon';
import { contact } from '@/copy/contact';

/** A placeholder for a map, with directions below. */
export function MapPlaceholder() {
  const { title, label, text } = contact.map;
  return (
    <section aria-labelledby="map-title">
      <h2 id="map-title" data-anchor="map" tabIndex={-1} className="scroll-mt-4">
        {title}
      </h2>
      <div className="mt-4 grid min-h-48 place-items-center content-center gap-2 rounded-card border-2 border-dashed border-ink bg-paper-deep p-card text-center print:hidden">
        <Icon id="map-pin" className="size-9" />
        <p className="text-xl font-bold">{label}</p>
      </div>
      <p className="mt-3 text-ink-soft">{text}</p>
    </section>
  );
}
