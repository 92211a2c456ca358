import type { Facts } from '@/content/facts';
import { screenPaths } from '../../screen-paths';
import { ways } from '../page/ways';

/** Home's first tiles where a dock has the navigation, which has no crisis line of its own. */
export const homeTiles = ({ contacts: { crisisLine } }: Facts) => ({
  ...ways,
  crisis: crisisLine && {
    title: 'En caso de crisis',
    text: `${crisisLine.text}, día y noche`,
    to: { pathname: screenPaths.contact, hash: 'crisis' },
  },
});
