import { pages } from '@/address/pages';
import { offeredLanguages } from '@/content/languages';
import type { PageFacts } from './before-paint';
import script from './before-paint?script';
import type { SitePage } from './site-pages';

const withSlash = (route: string) => route.replace(/\/?$/, '/');

/** Writes the script that runs before a page shows. */
export function inlineScript({ file, language, screen, route, siteFolder }: SitePage): string {
  const page: PageFacts = {
    language,
    siteFolder,
    route: screen === 'notFound' ? undefined : withSlash(route),
    routes: [...new Set(pages.map((each) => withSlash(each.route)))],
    offered: offeredLanguages,
    isOfApp: file === 'index.html',
    mayHaveForm: screen !== 'home',
  };
  return `(()=>{${script}pageStart(${JSON.stringify(page)})})();`;
}
