import { admin as enAdmin } from '@/content/en/content/admin';
import * as enDesk from '@/content/en/desk/commands';
import * as en from '@/content/en/desktop';
import * as enPage from '@/content/en/page';
import { admin as esAdmin } from '@/content/es/content/admin';
import * as esDesk from '@/content/es/desk/commands';
import * as es from '@/content/es/desktop';
import * as esPage from '@/content/es/page';
import type { LanguageTag } from '../../../src/content/languages';
import type { ProblemCopy } from '../../../src/content-file/file-problem-text';

/** What the app says itself: in menus, in dialogs, and instead of the site. */
export type DesktopCopy = typeof en &
  typeof enDesk &
  Pick<typeof enPage, 'language' | 'screenNames'> & {
    /** What the parts of a content file and their fields are called, and what may be wrong with them. */
    readonly admin: ProblemCopy;
  };

function inLanguage(
  copy: typeof en & typeof enDesk,
  page: typeof enPage,
  admin: DesktopCopy['admin'],
): DesktopCopy {
  const { language, screenNames } = page;
  return { ...copy, language, screenNames, admin };
}

/** The app's copy in each language. */
export const desktopCopy: Readonly<Record<LanguageTag, DesktopCopy>> = {
  en: inLanguage({ ...en, ...enDesk }, enPage, enAdmin),
  es: inLanguage({ ...es, ...esDesk }, esPage, esAdmin),
};
