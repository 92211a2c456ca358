import { finderAnchor, screenPaths } from '../../screen-paths';
import { contacts } from '../page/foundation';

interface Tile {
  title: string;
  scene: 'ramp' | 'kitchen' | 'desk' | 'phone';
  to: { pathname: string; hash?: string };
}

/** What Home offers first where a dock has the navigation, each with the picture of people that shows it. */
export const homeTiles = {
  label: 'What can we do for you?',
  tiles: [
    { title: 'Find help', scene: 'ramp', to: { pathname: screenPaths.services, hash: finderAnchor } },
    { title: 'Programs and events', scene: 'kitchen', to: { pathname: screenPaths.programs } },
    { title: 'Volunteer or give', scene: 'desk', to: { pathname: screenPaths.getInvolved } },
    { title: 'Talk to us', scene: 'phone', to: { pathname: screenPaths.contact } },
  ] satisfies Tile[],
  crisis: {
    title: 'In a crisis',
    text: `${contacts.crisisLine.text}, day and night`,
    to: { pathname: screenPaths.contact, hash: 'crisis' },
  },
};
