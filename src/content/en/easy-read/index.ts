import type { ScreenId } from '../../screen-paths';
import type { EasyWords } from '../../types';
import { easyAbout } from './about';
import { easyContact } from './contact';
import { easyGetInvolved } from './get-involved';
import { easyHome } from './home';
import { easyPrograms } from './programs';
import { easyServices } from './services';

/** The screens that are told in plain words, too: all but the one for staff and the one that is not there. */
export type EasyReadKey = Exclude<ScreenId, 'admin' | 'notFound'>;

/** Each public screen in plain words. */
export const easyRead: Record<EasyReadKey, EasyWords> = {
  home: easyHome,
  about: easyAbout,
  services: easyServices,
  programs: easyPrograms,
  getInvolved: easyGetInvolved,
  contact: easyContact,
};
