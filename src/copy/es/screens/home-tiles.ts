import type { Facts } from '@/content/facts';
import { screenPaths } from '../../screen-paths';
import { reasons } from '../shared/reasons';

export const homeTiles = ({ contacts: { crisisLine } }: Facts) => ({
  ...reasons,
  crisis: crisisLine && {
    title: 'En caso de crisis',
    text: crisisLine.text,
    hours: ', día\u00a0y\u00a0noche',
    to: { pathname: screenPaths.contact, hash: 'crisis' },
  },
});
