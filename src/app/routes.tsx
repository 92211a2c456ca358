import { type ComponentType, lazy } from 'react';
import { HomeScreen } from '@/screens/home/home-screen';
import { screens } from '@/words/site';

const loaders = {
  about: () => import('@/screens/about/about-screen'),
  services: () => import('@/screens/services/services-screen'),
  programs: () => import('@/screens/programs/programs-screen'),
  getInvolved: () => import('@/screens/get-involved/get-involved-screen'),
  contact: () => import('@/screens/contact/contact-screen'),
  admin: () => import('@/screens/admin/admin-screen'),
  notFound: () => import('@/screens/not-found/not-found-screen'),
};

/** What names a screen in the code. */
export type ScreenKey = keyof typeof screens;

/** The component of each screen. Those that could not be fetched are asked for again by components made anew. */
export function createScreens(): Record<ScreenKey, ComponentType> {
  return {
    home: HomeScreen,
    about: lazy(loaders.about),
    services: lazy(loaders.services),
    programs: lazy(loaders.programs),
    getInvolved: lazy(loaders.getInvolved),
    contact: lazy(loaders.contact),
    admin: lazy(loaders.admin),
    notFound: lazy(loaders.notFound),
  };
}

/** A path as it is compared: decoded where it can be, in lower case, without empty parts such as a slash at its end. */
function comparable(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // A malformed path is no screen's. It is compared as it stands.
  }
  return `/${path.toLowerCase().split('/').filter(Boolean).join('/')}`;
}

/**
 * The screen that a path leads to (specification, section 2); every path that no screen has leads to the not-found
 * screen. The router's own matching leaves some paths without any screen (`#..`, `#/%0A`), and none takes parameters.
 */
export function screenKeyAt(pathname: string): ScreenKey {
  const path = comparable(pathname);
  const keys = Object.keys(screens) as ScreenKey[];
  return keys.find((key) => screens[key].path === path) ?? 'notFound';
}

/** Fetches the screens that are not part of the first load, so that each is there when asked for. */
export function preloadScreens(): void {
  for (const load of Object.values(loaders)) {
    // A screen that cannot be fetched now is asked for again when it is opened, and its failure shown then.
    load().catch(() => undefined);
  }
}
