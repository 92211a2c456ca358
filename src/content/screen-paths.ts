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
