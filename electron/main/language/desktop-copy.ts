import { admin as enAdmin } from '@/copy/en/content/admin';
import * as enDesk from '@/copy/en/desk/commands';
import * as en from '@/copy/en/desktop';
import * as enPage from '@/copy/en/page';
import { admin as esAdmin } from '@/copy/es/content/admin';
import * as esDesk from '@/copy/es/desk/commands';
import * as es from '@/copy/es/desktop';
import * as esPage from '@/copy/es/page';
import type { LanguageTag } from '../../../src/content/languages';
import type { ProblemCopy } from '../../../src/content-file/file-problem-text';

/** The texts of the app itself: menus, dialogs, and pages shown instead of the site. */
export type DesktopCopy = typeof en &
  typeof enDesk &
  Pick<typeof enPage, 'language' | 'screenNames'> & {
    /** The names of the parts of a content file and their fields, and the texts of their problems. */
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

export const desktopCopy: Readonly<Record<LanguageTag, DesktopCopy>> = {
  en: inLanguage({ ...en, ...enDesk }, enPage, enAdmin),
  es: inLanguage({ ...es, ...esDesk }, esPage, esAdmin),
};
