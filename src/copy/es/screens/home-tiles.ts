import type { Facts } from '@/content/facts';
import { screenPaths } from '../../screen-paths';
import { ways } from '../page/ways';

export const homeTiles = ({ contacts: { crisisLine } }: Facts) => ({
  ...ways,
  crisis: crisisLine && {
    title: 'En caso de crisis',
    text: crisisLine.text,
    hours: ', día y noche',
    to: { pathname: screenPaths.contact, hash: 'crisis' },
  },
});
