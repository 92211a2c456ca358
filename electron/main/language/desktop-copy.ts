import type { ProblemCopy } from '../../../src/content/file/file-problem-text';
import type { LanguageTag } from '../../../src/content/languages';
import { admin as enAdmin } from '../../../src/copy/en/content/admin';
import * as enDesk from '../../../src/copy/en/desk/commands';
import * as en from '../../../src/copy/en/desktop';
import * as enShared from '../../../src/copy/en/shared';
import { admin as esAdmin } from '../../../src/copy/es/content/admin';
import * as esDesk from '../../../src/copy/es/desk/commands';
import * as es from '../../../src/copy/es/desktop';
import * as esShared from '../../../src/copy/es/shared';

/** The texts of the app itself: menus, dialogs, and pages shown instead of the site. */
export type DesktopCopy = typeof en &
  typeof enDesk &
  Pick<typeof enShared, 'language' | 'screenNames'> & {
    /** The names of the parts of a content file and their fields, and the texts of their problems. */
    readonly admin: ProblemCopy;
  };

function inLanguage(
  copy: typeof en & typeof enDesk,
  shared: typeof enShared,
  admin: DesktopCopy['admin'],
): DesktopCopy {
  const { language, screenNames } = shared;
  return { ...copy, language, screenNames, admin };
}

export const desktopCopy: Readonly<Record<LanguageTag, DesktopCopy>> = {
  en: inLanguage({ ...en, ...enDesk }, enShared, enAdmin),
  es: inLanguage({ ...es, ...esDesk }, esShared, esAdmin),
};
