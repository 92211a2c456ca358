import { navigation, screenPaths } from '@/content/screen-paths';
import { offeredLanguages } from '@/language/offered-languages';

const [standard] = offeredLanguages;

/**
 * The pages of the site, such as `es/` and `es/about/`, the standard one first. The build prerenders into each a screen in
 * its language.
 */
export const pages = navigation.flatMap((screen) =>
  offeredLanguages.map((language) => {
    const route = screenPaths[screen];
    const folder = language === standard ? '' : `${language}/`;
    const path = screen === 'home' ? folder : `${folder}${route.slice(1)}/`;
    return {
      path,
      file: `${path}index.html`,
      language,
      screen,
      /** The hash route of the screen. */
      route,
      /** The address of the site's folder from the page. */
      siteFolder: path.replace(/[^/]+/g, '..') || './',
      /** The address of Home in the same language. */
      homeFolder: screen === 'home' ? './' : '../',
    };
  }),
);

/** A page that leads into a screen. */
export type Page = (typeof pages)[number];

/** The path of the site's folder on its domain (resources/build/site-url.ts). */
const root = import.meta.env.BASE_URL;

/**
 * The page that hosts send for addresses that lead nowhere. They have any depth, so its own addresses start at the domain.
 * Its route is what follows the root in the visitor's address.
 */
export const notFoundPage = {
  path: '404.html',
  file: '404.html',
  language: standard,
  screen: 'notFound',
  route: '/404.html',
  siteFolder: root,
  homeFolder: root,
} as const;
