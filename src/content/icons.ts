/** The icons that the site bundles, by the names that staff choose from. */
export const iconNames = [
  'Accessibility',
  'Book',
  'Briefcase',
  'Building',
  'Calendar',
  'Camera',
  'Clock',
  'Compass',
  'Flower',
  'Hands',
  'Handshake',
  'Heart',
  'Home',
  'Leaf',
  'Lifebuoy',
  'Mail',
  'Map pin',
  'Megaphone',
  'People',
  'Phone',
  'Printer',
  'Puzzle',
  'Search',
  'Shield',
  'Sparkles',
  'Sprout',
] as const;

/** The name of a bundled icon. */
export type IconName = (typeof iconNames)[number];
