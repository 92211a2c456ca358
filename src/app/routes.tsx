import { type ComponentType, lazy } from 'react';
import { matchPath } from 'react-router-dom';
import { screens } from '@/content/site';
import type { ScreenInfo } from '@/content/types';
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

/** A screen with the component that draws it. */
export interface ScreenRoute {
  screen: ScreenInfo;
  Component: ComponentType;
}

/** The routes of the specification, section 2; the last one takes every other path. */
export const routes: readonly ScreenRoute[] = [
  { screen: screens.home, Component: HomeScreen },
  { screen: screens.about, Component: lazy(loaders.about) },
  { screen: screens.services, Component: lazy(loaders.services) },
  { screen: screens.programs, Component: lazy(loaders.programs) },
  { screen: screens.getInvolved, Component: lazy(loaders.getInvolved) },
  { screen: screens.contact, Component: lazy(loaders.contact) },
  { screen: screens.admin, Component: lazy(loaders.admin) },
  { screen: screens.notFound, Component: lazy(loaders.notFound) },
];

/** The screen that a path leads to; paths that no screen has lead to the not-found screen. */
export function screenAt(pathname: string): ScreenInfo {
  return routes.find(({ screen }) => matchPath(screen.path, pathname))?.screen ?? screens.notFound;
}

/** Fetches the screens that are not part of the first load, so that each is there when asked for. */
export function preloadScreens(): void {
  for (const load of Object.values(loaders)) {
    // A screen that cannot be fetched now is asked for again when it is opened, and its failure shown then.
    load().catch(() => undefined);
  }
}
