import type { ComponentType } from 'react';
import { screens } from '@/copy/site';
import { whenIdle } from '@/lib/when-idle';
import { HomeScreen } from '@/screens/home/home-screen';

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

/** The screens that are there. Home is part of the first load. */
const fetched = new Map<ScreenKey, ComponentType>([['home', HomeScreen]]);

/** A screen's component, as soon as it has been fetched. */
export function fetchedScreen(key: ScreenKey): ComponentType | undefined {
  return fetched.get(key);
}

/**
 * Fetches a screen.
 *
 * @throws when that fails, and may be asked again
 */
export async function fetchScreen(key: ScreenKey): Promise<void> {
  if (key === 'home') return;
  const { default: Screen } = await loaders[key]();
  fetched.set(key, Screen);
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
export function matchScreen(pathname: string): ScreenKey {
  const path = comparable(pathname);
  const keys = Object.keys(screens) as ScreenKey[];
  return keys.find((key) => screens[key].path === path) ?? 'notFound';
}

/** Fetches all screens one by one, as long as nobody wants anything else, so that each is there when asked for. */
export async function preloadScreens(): Promise<void> {
  for (const key of Object.keys(screens) as ScreenKey[]) {
    if (fetched.has(key)) continue;
    await new Promise<void>((resolve) => whenIdle(resolve));
    // A screen that cannot be fetched now is asked for again when it is opened, and its failure shown then.
    await fetchScreen(key).catch(() => undefined);
  }
}
