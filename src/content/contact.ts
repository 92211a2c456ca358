export interface Contact {
  text: string;
  /** A `tel:`, `sms:` or `mailto:` URL; a fax number has none. */
  href?: string;
}

/** The ways to reach the foundation. It may have no crisis line, no fax, and only one e-mail address. */
export type Contacts = {
  readonly phone: Required<Contact>;
  readonly crisisLine?: Contact;
  readonly relay?: Contact;
  readonly textLine?: Contact;
  readonly crisisTextLine?: Contact;
  readonly fax?: Contact;
  readonly email: Required<Contact>;
  readonly supportEmail?: Contact;
  readonly partnersEmail?: Contact;
};

export type ContactId = keyof Contacts;

export interface SocialLink {
  id: 'facebook' | 'instagram' | 'youtube';
  name: string;
  href: string;
}
