import { screenPaths } from '../../screen-paths';
import { contacts } from '../page/foundation';
import { ways } from '../page/ways';

/** What Home offers first where a dock has the navigation, which has no crisis line of its own. */
export const homeTiles = {
  ...ways,
  crisis: {
    title: 'In a crisis',
    text: `${contacts.crisisLine.text}, day and night`,
    to: { pathname: screenPaths.contact, hash: 'crisis' },
  },
};
