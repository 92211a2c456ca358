/** The hash route of each screen (specification, section 2), the same in every language. */
export const screenPaths = {
  home: '/',
  about: '/about',
  services: '/services',
  programs: '/programs',
  getInvolved: '/get-involved',
  contact: '/contact',
  admin: '/admin',
} as const;

/** The paths of the legal texts. Neither has a screen, so both lead to the not-found screen (specification, section 2). */
export const legalPaths = { privacy: '/privacy', terms: '/terms' } as const;

/** Identifies a screen; the not-found screen has no path of its own. */
export type ScreenId = keyof typeof screenPaths | 'notFound';

/** The links of the header, in their order (specification, section 2). */
export const navigation = ['home', 'about', 'services', 'programs', 'getInvolved', 'contact'] as const;

/** The screens that a desk opens by menu and shortcut, in their order. */
export const deskScreens = [...navigation, 'admin'] as const;

/** The fragment of links to the finder on the Services screen. */
export const finderAnchor = 'find-what-fits';

/** Returns the fragment of links to a service, which `anchorMark` gives its heading; its `id` in the standard screen. */
export function serviceAnchor(id: number): string {
  return `service-${id}`;
}

/** Returns the fragment of links to a program: `#/programs#program-2`. */
export function programAnchor(id: number): string {
  return `program-${id}`;
}

export type ScreenNames = Readonly<Record<ScreenId, string>>;
