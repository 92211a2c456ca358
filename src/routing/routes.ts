import type { Location } from 'react-router-dom';
import { loadDocument } from '@/copy';
import { lazyModule } from '@/lib/lazy-module';

/** The screens that are fetched later than the page with Home. */
export const lazyScreens = {
  about: lazyModule(() => import('@/screens/about/about-screen')),
  services: lazyModule(() => import('@/screens/services/services-screen')),
  programs: lazyModule(() => import('@/screens/programs/programs-screen')),
  getInvolved: lazyModule(() => import('@/screens/get-involved/get-involved-screen')),
  contact: lazyModule(() => import('@/screens/contact/contact-screen')),
  admin: lazyModule(async () => {
    const [module] = await Promise.all([import('@/screens/admin/admin-screen'), loadDocument()]);
    return module;
  }),
  notFound: lazyModule(() => import('@/screens/not-found/not-found-screen')),
};

/** Identifies one visit to a screen. Typed addresses all share one location key, so the path is part of it. */
export function visitKey({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string {
  return `${key} ${pathname}`;
}
