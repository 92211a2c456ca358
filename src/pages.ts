import { screenPaths } from '@/content/screen-paths';
import { offeredLanguages } from '@/language/offered-languages';

const [standard] = offeredLanguages;

/**
 * The pages of the site, such as `es/`, the standard one first. The build prerenders into each a screen in its language.
 */
export const pages = offeredLanguages.map((language) => {
  const path = language === standard ? '' : `${language}/`;
  return {
    path,
    language,
    screen: screenPaths.home,
    /** The address of the site's folder from the page. */
    siteFolder: path.replace(/[^/]+/g, '..') || './',
  };
});
