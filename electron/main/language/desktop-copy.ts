import * as enDesk from '@/content/en/desk/commands';
import * as en from '@/content/en/desktop';
import * as enPage from '@/content/en/page';
import * as esDesk from '@/content/es/desk/commands';
import * as es from '@/content/es/desktop';
import * as esPage from '@/content/es/page';
import type { LanguageTag } from '../../../src/content/languages';
import { contentIn } from '../../../src/content-store/edits';
import { siteContent } from '../../../src/content-store/site-content';
import { factsOf, fillFacts } from '../../../src/language/fill-facts';

/** What the app says itself: in menus, in dialogs, and instead of the site. */
export type DesktopCopy = typeof en & typeof enDesk & Pick<typeof enPage, 'language' | 'screenNames'>;

function filled(tag: LanguageTag, copy: typeof en & typeof enDesk, page: typeof enPage): DesktopCopy {
  const { foundation } = contentIn(tag, page.sampleContent, siteContent);
  const { language, screenNames } = page;
  return { ...fillFacts(copy, factsOf(foundation)), language, screenNames };
}

/** The app's copy in each language. */
export const desktopCopy: Readonly<Record<LanguageTag, DesktopCopy>> = {
  en: filled('en', { ...en, ...enDesk }, enPage),
  es: filled('es', { ...es, ...esDesk }, esPage),
};
