export type ContactId =
  | 'phone'
  | 'crisisLine'
  | 'relay'
  | 'textLine'
  | 'crisisTextLine'
  | 'fax'
  | 'email'
  | 'supportEmail'
  | 'partnersEmail';

export interface Contact {
  text: string;
  /** A `tel:`, `sms:` or `mailto:` URL; a fax number has none. */
  href?: string;
}

/** The ways to reach the foundation. It may have no crisis line, no fax, and only one e-mail address. */
export type Contacts = Readonly<
  Record<'phone' | 'email', Required<Contact>> & { [Id in ContactId]?: Contact }
>;

export interface SocialLink {
  id: 'facebook' | 'instagram' | 'youtube';
  name: string;
  href: string;
}
