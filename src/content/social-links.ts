/** The foundation's accounts; one that it does not have is left out. */
export const socialLinks = [
  { id: 'facebook', name: 'Facebook', href: '{facebook}' },
  { id: 'instagram', name: 'Instagram', href: '{instagram}' },
  { id: 'youtube', name: 'YouTube', href: '{youtube}' },
] as const;
