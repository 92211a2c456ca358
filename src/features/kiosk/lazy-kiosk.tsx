import { type ComponentProps, lazy, Suspense } from 'react';

const Kiosk = lazy(() => import('./kiosk'));

/** What the unattended display adds, fetched only there. */
export function LazyKiosk(props: ComponentProps<typeof Kiosk>) {
  return (
    <Suspense>
      <Kiosk {...props} />
    </Suspense>
  );
}
