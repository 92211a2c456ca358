import { offeredLanguages } from '@/content/languages';
import { navigation, screenPaths } from '@/copy/screen-paths';
import { pagePath } from './address-of';

/** The pages of the site, such as `es/` and `es/about/`, the standard one first: each is a screen in a language (src/site). */
export const pages = navigation.flatMap((screen) =>
  offeredLanguages.map((language) => {
    const path = pagePath(screen, language) ?? '';
    return {
      path,
      file: `${path}index.html`,
      language,
      screen,
      route: screenPaths[screen],
      /** The address of the site's folder from the page. */
      siteFolder: path.replace(/[^/]+/g, '..') || './',
    };
  }),
);

export type Page = (typeof pages)[number];
