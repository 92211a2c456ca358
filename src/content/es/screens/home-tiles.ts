import type * as en from '../../en/screens/home-tiles';
import { screenPaths } from '../../screen-paths';
import { ways } from '../page/ways';

/** What Home offers first where a dock has the navigation, which has no crisis line of its own. */
export const homeTiles = {
  ...ways,
  crisis: {
    title: 'En caso de crisis',
    text: '{crisisLine}, día y noche',
    to: { pathname: screenPaths.contact, hash: 'crisis' },
  },
} satisfies typeof en.homeTiles;
