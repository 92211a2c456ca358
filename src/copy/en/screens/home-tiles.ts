import type { Facts } from '@/content/facts';
import { screenPaths } from '../../screen-paths';
import { reasons } from '../shared/reasons';

/** Home's first tiles where a dock has the navigation. The dock has no crisis line, so a tile leads there. */
export const homeTiles = ({ contacts: { crisisLine } }: Facts) => ({
  ...reasons,
  crisis: crisisLine && {
    title: 'In a crisis',
    text: crisisLine.text,
    hours: ', day or night',
    to: { pathname: screenPaths.contact, hash: 'crisis' },
  },
});
