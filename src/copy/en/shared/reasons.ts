import { finderAnchor, screenPaths } from '../../screen-paths';

interface Tile {
  title: string;
  scene: 'ramp' | 'kitchen' | 'desk' | 'phone';
  to: { pathname: string; hash?: string };
}

/** The most frequent reasons to visit, each with a picture of people. Most visitors need the first. */
export const reasons = {
  label: 'What can we do for you?',
  tiles: [
    { title: 'Find help', scene: 'ramp', to: { pathname: screenPaths.services, hash: finderAnchor } },
    { title: 'Programs and events', scene: 'kitchen', to: { pathname: screenPaths.programs } },
    { title: 'Volunteer or give', scene: 'desk', to: { pathname: screenPaths.getInvolved } },
    { title: 'Talk to us', scene: 'phone', to: { pathname: screenPaths.contact } },
  ] satisfies Tile[],
};
