import { lazy, Suspense } from 'react';
import { homeIcons } from '@/components/ui/home-icons';
import { IconImage } from '@/components/ui/icon-image';

const Icon = lazy(async () => ({ default: (await import('@/components/ui/icon')).Icon }));

const pictures = new Map(Object.entries(homeIcons));

/** A service's icon. Those that Home opens with are part of the first load; any other comes when staff choose it. */
export function ServiceIcon({ name }: { name: string }) {
  const picture = pictures.get(name);
  return picture ? (
    <IconImage of={picture} className="size-7" />
  ) : (
    <Suspense>
      <Icon name={name} className="size-7" />
    </Suspense>
  );
}
