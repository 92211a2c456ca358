import { homeIcons } from '@/components/ui/home-icons';
import { IconImage } from '@/components/ui/icon-image';
import { useLazyPart } from '@/components/ui/use-lazy-part';
import { lazyPart } from '@/lib/lazy-part';

/** All icons; Home itself has only a few. */
export const serviceIcons = lazyPart(async () => ({ default: (await import('@/components/ui/icon')).Icon }));

const images = new Map(Object.entries(homeIcons));

function FetchedIcon({ id }: { id: string }) {
  const Icon = useLazyPart(serviceIcons, true);
  return Icon && <Icon id={id} className="size-7" />;
}

/** A service's icon. Home's own icons are part of the first load; any other is fetched when staff choose it. */
export function ServiceIcon({ id }: { id: string }) {
  const image = images.get(id);
  return image ? <IconImage of={image} className="size-7" /> : <FetchedIcon id={id} />;
}
