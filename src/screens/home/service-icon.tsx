import { homeIcons } from '@/components/ui/home-icons';
import { IconImage } from '@/components/ui/icon-image';
import { useOnDemand } from '@/components/ui/use-on-demand';
import { onDemand } from '@/lib/on-demand';

/** All icons, of which Home itself has but a few. */
export const serviceIcons = onDemand(async () => ({ default: (await import('@/components/ui/icon')).Icon }));

const images = new Map(Object.entries(homeIcons));

function FetchedIcon({ id }: { id: string }) {
  const Icon = useOnDemand(serviceIcons, true);
  return Icon && <Icon id={id} className="size-7" />;
}

/** A service's icon. Home's own icons are part of the first load; any other is fetched when staff choose it. */
export function ServiceIcon({ id }: { id: string }) {
  const image = images.get(id);
  return image ? <IconImage of={image} className="size-7" /> : <FetchedIcon id={id} />;
}
