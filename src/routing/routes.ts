import type { Location } from 'react-router-dom';
import { loadDocument } from '@/copy';
import { lazyPart } from '@/lib/lazy-part';

/** The screens that are fetched later than the page with Home. */
export const lazyScreens = {
  about: lazyPart(() => import('@/screens/about/about-screen')),
  services: lazyPart(() => import('@/screens/services/services-screen')),
  programs: lazyPart(() => import('@/screens/programs/programs-screen')),
  getInvolved: lazyPart(() => import('@/screens/get-involved/get-involved-screen')),
  contact: lazyPart(() => import('@/screens/contact/contact-screen')),
  admin: lazyPart(async () => {
    const [module] = await Promise.all([import('@/screens/admin/admin-screen'), loadDocument()]);
    return module;
  }),
  notFound: lazyPart(() => import('@/screens/not-found/not-found-screen')),
};

/** Identifies one visit to a screen. Typed addresses all share one location key, so the path is part of it. */
export function visitKey({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string {
  return `${key} ${pathname}`;
}
