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
