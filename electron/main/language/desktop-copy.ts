import type { LanguageTag } from '../../../src/content/languages';
import type { ProblemCopy } from '../../../src/content-file/file-problem-text';
import { admin as enAdmin } from '../../../src/copy/en/content/admin';
import * as enDesk from '../../../src/copy/en/desk/commands';
import * as en from '../../../src/copy/en/desktop';
import * as enPage from '../../../src/copy/en/page';
import { admin as esAdmin } from '../../../src/copy/es/content/admin';
import * as esDesk from '../../../src/copy/es/desk/commands';
import * as es from '../../../src/copy/es/desktop';
import * as esPage from '../../../src/copy/es/page';

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
