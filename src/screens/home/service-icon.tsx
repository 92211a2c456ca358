import { homeIcons } from '@/components/ui/home-icons';
import { IconImage } from '@/components/ui/icon-image';
import { useOnDemand } from '@/components/ui/use-on-demand';
import { onDemand } from '@/lib/on-demand';

const allIcons = onDemand(async () => ({ default: (await import('@/components/ui/icon')).Icon }));

const images = new Map(Object.entries(homeIcons));

function FetchedIcon({ name }: { name: string }) {
  const Icon = useOnDemand(allIcons, 'now');
  return Icon && <Icon name={name} className="size-7" />;
}

/** A service's icon. Home's own icons are part of the first load; any other is fetched when staff choose it. */
export function ServiceIcon({ name }: { name: string }) {
  const image = images.get(name);
  return image ? <IconImage of={image} className="size-7" /> : <FetchedIcon name={name} />;
}
