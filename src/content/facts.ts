import { memoize } from '@/lib/memoize';
import type { Contact, Contacts, SocialLink } from './contact';
import type { Foundation, LocalizedContent } from './document';
import { closedInWords, hoursInWords } from './hours-in-words';
import type { LanguageTag } from './languages';

/** A short number, such as a relay service's, which has no country code. */
const shortNumber = /^\d{3,6}$/;

/** Returns a link that calls or texts a number. A comma makes phones wait before an extension; many ignore `;ext=`. */
function linkTo(written: string, scheme: 'tel' | 'sms' = 'tel'): string {
  const [number = '', extension] = written.split(' ext. ');
  const code = /^[+1]/.test(number) ? '+' : '+1';
  const country = shortNumber.test(number) ? '' : code;
  const pause = extension && scheme === 'tel' ? `,${extension}` : '';
  return `${scheme}:${country}${number.replace(/\D/g, '')}${pause}`;
}

const call = (text: string): Required<Contact> => ({ text, href: linkTo(text) });
const writeTo = (text: string): Required<Contact> => ({ text, href: linkTo(text, 'sms') });

/** Links to an e-mail address, and escapes characters that have another meaning in a link. */
const mail = (text: string): Required<Contact> => ({
  text,
  href: `mailto:${text.split('@').map(encodeURIComponent).join('@')}`,
});

/** Maps a fact, unless it is blank. */
const ifGiven = <Value>(fact: string, of: (fact: string) => Value): Value | undefined =>
  fact ? of(fact) : undefined;

const socialNetworks = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['youtube', 'YouTube'],
] as const;

/** Builds the facts about a foundation that copy refers to, in one language. Leaves out what the foundation lacks. */
export function buildFacts(foundation: Foundation, tag: LanguageTag) {
  const { name, about, street, city, state, postalCode, hours, closedDays, timeZone } = foundation;
  const given: Partial<Foundation> = Object.fromEntries(
    Object.entries(foundation).filter(([, fact]) => fact),
  );
  const [, account] = /^https:\/\/[^/]+\/@?([^/?#]+)/.exec(foundation.instagram) ?? [];
  const instagram: Contact | undefined = account
    ? { text: `@${account}`, href: foundation.instagram }
    : undefined;
  const address: readonly string[] = [street, `${city}, ${state} ${postalCode}`];
  const contacts: Contacts = {
    phone: call(foundation.phone),
    crisisLine: ifGiven(foundation.crisisLine, call),
    relay: ifGiven(foundation.relay, (number) => ({ ...call(number), text: `TTY: ${number}` })),
    textLine: ifGiven(foundation.textLine, writeTo),
    crisisTextLine: ifGiven(foundation.crisisTextLine, writeTo),
    fax: ifGiven(foundation.fax, (text) => ({ text })),
    email: mail(foundation.email),
    supportEmail: ifGiven(foundation.supportEmail, mail),
    partnersEmail: ifGiven(foundation.partnersEmail, mail),
  };
  return {
    ...given,
    name,
    about,
    copyright: `${foundation.copyrightYear} ${name}`.trim(),
    address,
    addressInline: address.join(', '),
    contacts,
    /** The hours in words: a line for days in a row with the same hours, and one for closed days. */
    openingHours: [...hoursInWords(tag, hours), ...closedInWords(tag, closedDays)],
    /** The hours as they are in the document. */
    hours,
    closedDays,
    timeZone,
    instagram,
    socialLinks: socialNetworks.flatMap(
      ([id, name]): SocialLink[] => ifGiven(foundation[id], (href) => [{ id, name, href }]) ?? [],
    ),
  };
}

export type Facts = Readonly<ReturnType<typeof buildFacts>>;

/** Returns the facts of a site's content, the same object for the same content. */
export const factsOfContent = memoize(
  (content: LocalizedContent, tag: LanguageTag): Facts => buildFacts(content.foundation, tag),
);
