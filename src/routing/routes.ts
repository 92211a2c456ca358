import type { ComponentType } from 'react';
import type { Location } from 'react-router-dom';
import { loadDocument } from '@/content/store/content-store';
import { lazyModule } from '@/lib/lazy-module';

/** A screen whose scripts the build finds by the name of its folder. */
const lazyScreen = (folder: string, load: () => Promise<{ default: ComponentType }>) => ({
  module: `screens/${folder}/${folder}-screen.tsx`,
  ...lazyModule(load),
});

/** The screens for visitors that are not part of Home's scripts. */
export const publicScreens = {
  about: lazyScreen('about', () => import('@/screens/about/about-screen')),
  services: lazyScreen('services', () => import('@/screens/services/services-screen')),
  programs: lazyScreen('programs', () => import('@/screens/programs/programs-screen')),
  getInvolved: lazyScreen('get-involved', () => import('@/screens/get-involved/get-involved-screen')),
  contact: lazyScreen('contact', () => import('@/screens/contact/contact-screen')),
  notFound: lazyScreen('not-found', () => import('@/screens/not-found/not-found-screen')),
};

/** All screens but Home. */
export const lazyScreens = {
  ...publicScreens,
  admin: lazyModule(async () => {
    const [module] = await Promise.all([import('@/screens/admin/admin-screen'), loadDocument()]);
    return module;
  }),
};

/** Identifies one visit to a screen. Typed addresses all share one location key, so the path is part of it. */
export function visitKey({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string {
  return `${key} ${pathname}`;
}
