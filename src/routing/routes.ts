import type { Location } from 'react-router-dom';
import { loadDocument, withCopy } from '@/copy';
import { lazyPart } from '@/lib/lazy-part';

/** The screens that are fetched later than the page with Home. */
export const lazyScreens = {
  about: lazyPart(() => withCopy('screens', import('@/screens/about/about-screen'))),
  services: lazyPart(() => withCopy('screens', import('@/screens/services/services-screen'))),
  programs: lazyPart(() => withCopy('screens', import('@/screens/programs/programs-screen'))),
  getInvolved: lazyPart(() => withCopy('screens', import('@/screens/get-involved/get-involved-screen'))),
  contact: lazyPart(() => withCopy('screens', import('@/screens/contact/contact-screen'))),
  admin: lazyPart(async () => {
    const [module] = await Promise.all([
      withCopy('content', import('@/screens/admin/admin-screen')),
      loadDocument(),
    ]);
    return module;
  }),
  notFound: lazyPart(() => withCopy('screens', import('@/screens/not-found/not-found-screen'))),
};

/** Identifies one visit to a screen. Typed addresses all share one location key, so the path is part of it. */
export function visitKey({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string {
  return `${key} ${pathname}`;
}
