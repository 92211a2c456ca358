/** The foundation's accounts, the same in every language. */
export const socialLinks = [
  { id: 'facebook', name: 'Facebook', href: 'https://facebook.example/weavinghope' },
  { id: 'instagram', name: 'Instagram', href: 'https://instagram.example/weavinghope' },
  { id: 'youtube', name: 'YouTube', href: 'https://youtube.example/weavinghope' },
] as const;
