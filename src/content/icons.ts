/** The icons that the site bundles. Each language has names for them in `icon-names.ts`. */
export const iconIds = [
  'accessibility',
  'book',
  'briefcase',
  'building',
  'calendar',
  'camera',
  'clock',
  'compass',
  'droplets',
  'flower',
  'hands',
  'handshake',
  'heart',
  'home',
  'leaf',
  'lifebuoy',
  'mail',
  'map-pin',
  'megaphone',
  'message',
  'people',
  'phone',
  'printer',
  'puzzle',
  'search',
  'shield',
  'sparkles',
  'sprout',
] as const;

/** Identifies a bundled icon. */
export type IconId = (typeof iconIds)[number];
