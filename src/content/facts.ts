import type { Contact, Contacts, SocialLink } from './contact';
import type { Editable, Foundation, LocalizedContent, VisitNote } from './document';
import { closedInWords, hoursInWords } from './hours-in-words';
import type { LanguageTag } from './languages';

/** A text of the foundation's own, which it may not have. */
type ToldText = VisitNote | 'entrance' | 'replyNote' | 'videoRelay';

/** The facts that copy tells of the foundation, in one language. A fact that the foundation does not have is missing. */
export interface Facts extends Readonly<Partial<Record<ToldText, string>>> {
  readonly name: string;
  readonly about: string;
  /** The year and the name. */
  readonly copyright: string;
  /** The lines of the address, and the same in one. */
  readonly address: readonly string[];
  readonly addressInline: string;
  readonly contacts: Contacts;
  /** The number of a relay service alone. */
  readonly relay?: string | undefined;
  /** The hours in words, a line for days with the same hours, and one for days on which it is closed. */
  readonly openingHours: readonly string[];
  /** The hours of each day, the days on which it is closed, and where its clocks are, as in the document. */
  readonly hours: readonly string[];
  readonly closedDays: readonly string[];
  readonly timeZone: string;
  readonly instagram?: Contact | undefined;
  readonly socialLinks: readonly SocialLink[];
  readonly leaveAddress?: string | undefined;
  readonly lives?: string | undefined;
  readonly communities?: string | undefined;
  readonly volunteers?: string | undefined;
  /** The languages of the texts that nobody has translated yet. */
  readonly languages: Editable['languages'];
}

/** A short number, such as that of a relay service, which has no country's code. */
const short = /^\d{3,6}$/;

/**
 * The link that calls a number, or writes to it: a short one, a national one of the United States, or one that begins with its
 * country's code. Before an extension, a phone waits at a comma, while many do not know `;ext=`.
 */
function linkTo(written: string, scheme: 'tel' | 'sms' = 'tel'): string {
  const [number = '', extension] = written.split(' ext. ');
  const country = short.test(number) ? '' : /^[+1]/.test(number) ? '+' : '+1';
  const pause = extension && scheme === 'tel' ? `,${extension}` : '';
  return `${scheme}:${country}${number.replace(/\D/g, '')}${pause}`;
}

const call = (text: string): Required<Contact> => ({ text, href: linkTo(text) });
const writeTo = (text: string): Required<Contact> => ({ text, href: linkTo(text, 'sms') });

/** Writes to an e-mail address, which may have signs that mean something else in a link. */
const mail = (text: string): Required<Contact> => ({
  text,
  href: `mailto:${text.split('@').map(encodeURIComponent).join('@')}`,
});

/** Makes something of a fact; nothing if it is blank. */
const given = <Value>(fact: string, of: (fact: string) => Value): Value | undefined =>
  fact ? of(fact) : undefined;

const socialNetworks = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['youtube', 'YouTube'],
] as const;

/** Makes the facts that copy tells of a foundation. */
export function factsOf(foundation: Foundation, tag: LanguageTag): Facts {
  const { name, street, city, state, postalCode, hours, closedDays } = foundation;
  const [, account] = /^https:\/\/[^/]+\/@?([^/?#]+)/.exec(foundation.instagram) ?? [];
  const address = [street, `${city}, ${state} ${postalCode}`];
  const text = (field: ToldText) => foundation[field] || undefined;
  const texts: Record<ToldText, string | undefined> = {
    entrance: text('entrance'),
    replyNote: text('replyNote'),
    videoRelay: text('videoRelay'),
    interpreter: text('interpreter'),
    frontDesk: text('frontDesk'),
    quietRoom: text('quietRoom'),
    papers: text('papers'),
    questions: text('questions'),
    firstVisit: text('firstVisit'),
    nextStep: text('nextStep'),
    firstCall: text('firstCall'),
  };
  return {
    name,
    about: foundation.about,
    copyright: `${foundation.copyrightYear} ${name}`.trim(),
    address,
    addressInline: address.join(', '),
    contacts: {
      phone: call(foundation.phone),
      crisisLine: given(foundation.crisisLine, call),
      relay: given(foundation.relay, (number) => ({ ...call(number), text: `TTY: ${number}` })),
      textLine: given(foundation.textLine, writeTo),
      crisisTextLine: given(foundation.crisisTextLine, writeTo),
      fax: given(foundation.fax, (text) => ({ text })),
      email: mail(foundation.email),
      supportEmail: given(foundation.supportEmail, mail),
      partnersEmail: given(foundation.partnersEmail, mail),
    },
    relay: foundation.relay || undefined,
    openingHours: [...hoursInWords(tag, hours), ...closedInWords(tag, closedDays)],
    hours,
    closedDays,
    timeZone: foundation.timeZone,
    instagram: account ? { text: `@${account}`, href: foundation.instagram } : undefined,
    socialLinks: socialNetworks.flatMap(
      ([id, name]) => given(foundation[id], (href) => ({ id, name, href })) ?? [],
    ),
    leaveAddress: foundation.leaveAddress || undefined,
    lives: foundation.lives || undefined,
    communities: foundation.communities || undefined,
    volunteers: foundation.volunteers || undefined,
    ...texts,
    languages: foundation.languages,
  };
}

const known = new WeakMap<LocalizedContent, Facts>();

/** The facts of a site's content, the same for the same content. */
export function factsIn(content: LocalizedContent, tag: LanguageTag): Facts {
  const facts = known.get(content) ?? factsOf(content.foundation, tag);
  known.set(content, facts);
  return facts;
}
