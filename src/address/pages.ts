import { offeredLanguages } from '@/copy/offered-languages';
import { navigation, screenPaths } from '@/copy/screen-paths';
import { pagePath } from './address-of';

const [standard] = offeredLanguages;

/**
 * The pages of the site, such as `es/` and `es/about/`, the standard one first. The build prerenders into each a screen in
 * its language.
 */
export const pages = navigation.flatMap((screen) =>
  offeredLanguages.map((language) => {
    const path = pagePath(screen, language) ?? '';
    return {
      path,
      file: `${path}index.html`,
      language,
      screen,
      /** The hash route of the screen. */
      route: screenPaths[screen],
      /** The address of the site's folder from the page. */
      site: path.replace(/[^/]+/g, '..') || './',
    };
  }),
);

/** A page that leads into a screen. */
export type Page = (typeof pages)[number];

/**
 * The page that hosts send for addresses that lead nowhere. They have any depth, so its own addresses start at the domain
 * (resources/build/site-url.ts). Its route is what follows the site's folder in the visitor's address.
 */
export const notFoundPage = {
  path: '404.html',
  file: '404.html',
  language: standard,
  screen: 'notFound',
  route: '/404.html',
  site: import.meta.env.BASE_URL,
} as const;
