import type { ScreenId } from '@/content/screen-paths';
import { easyAboutScreen } from './easy-about';
import { easyContactScreen } from './easy-contact';
import { easyGetInvolvedScreen } from './easy-get-involved';
import { easyHomeScreen } from './easy-home';
import { easyNotFoundScreen } from './easy-not-found';
import { easyProgramsScreen } from './easy-programs';
import type { BuildEasyScreen } from './easy-screen';
import { easyServicesScreen } from './easy-services';

/** The screens with an Easy read version: all but Content Management, which is for staff. */
export type EasyScreenId = Exclude<ScreenId, 'admin'>;

/** The Easy read version of each screen. */
export const easyScreens: Record<EasyScreenId, BuildEasyScreen> = {
  home: easyHomeScreen,
  about: easyAboutScreen,
  services: easyServicesScreen,
  programs: easyProgramsScreen,
  getInvolved: easyGetInvolvedScreen,
  contact: easyContactScreen,
  notFound: easyNotFoundScreen,
};
