import type { Foundation } from '@/content/types';

/** The values of the placeholders of copy, by name; `''` or `undefined` where the foundation has none. */
export type Facts = Readonly<Record<string, unknown>>;

/** A short number, such as that of a relay service, which has no country's code. */
const short = /^\d{3,6}$/;

/**
 * The link that calls a number, or writes to it: a short one, a national one of the United States, or one that begins with its
 * country's code. Before an extension, a phone waits at a comma, while many do not know `;ext=`.
 */
function linkTo(written: string, scheme: 'tel' | 'sms' = 'tel'): string {
  if (!written) return '';
  const [number = '', extension] = written.split(' ext. ');
  const country = short.test(number) ? '' : /^[+1]/.test(number) ? '+' : '+1';
  const pause = extension && scheme === 'tel' ? `,${extension}` : '';
  return `${scheme}:${country}${number.replace(/\D/g, '')}${pause}`;
}

/** The link that writes to an e-mail address, which may have signs that mean something else in a link. */
const mailTo = (address: string): string =>
  address && `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;

/** The facts that copy refers to. The name goes by `foundation`, since other copy has placeholders of the name `name`. */
export function factsOf({ name: foundation, ...facts }: Foundation): Facts {
  const { street, city, state, postalCode, phone, crisisLine, relay, textLine, crisisTextLine } = facts;
  const { email, supportEmail, partnersEmail, instagram, copyrightYear } = facts;
  const [, account] = /^https:\/\/[^/]+\/@?([^/?#]+)/.exec(instagram) ?? [];
  const address = [street, `${city}, ${state} ${postalCode}`];
  return {
    ...facts,
    foundation,
    copyright: `${copyrightYear} ${foundation}`.trim(),
    address,
    addressInline: address.join(', '),
    phoneLink: linkTo(phone),
    crisisLink: linkTo(crisisLine),
    relayLink: linkTo(relay),
    textLink: linkTo(textLine, 'sms'),
    crisisTextLink: linkTo(crisisTextLine, 'sms'),
    emailLink: mailTo(email),
    supportEmailLink: mailTo(supportEmail),
    partnersEmailLink: mailTo(partnersEmail),
    instagramName: account && `@${account}`,
  };
}

function fillValue(value: unknown, facts: Facts, isItem = false): unknown {
  if (typeof value === 'string') {
    let fact: unknown;
    let isMissing = false;
    const text = value.replace(/\{(\w+)\}/g, (placeholder, name) => {
      if (!Object.keys(facts).includes(name)) return placeholder;
      fact = facts[name];
      isMissing ||= !fact;
      return fact as string;
    });
    if (isMissing) return undefined;
    // A list, such as the lines of the address.
    return typeof fact === 'object' ? fact : text;
  }
  if (Array.isArray(value)) {
    const items = value.flatMap((item) => {
      const filled = fillValue(item, facts, true);
      return filled === undefined ? [] : [filled];
    });
    return items[0] || !value[0] ? items : undefined;
  }
  if (value?.constructor !== Object) return value;
  // Older browsers, which get a notice in place of the app, have no `Object.fromEntries`, and must come as far as that.
  const filled: Record<string, unknown> = {};
  let isEmpty = false;
  for (const [key, part] of Object.entries(value)) {
    filled[key] = fillValue(part, facts);
    isEmpty ||= (isItem || key === 'text') && filled[key] === undefined;
  }
  return isEmpty ? undefined : filled;
}

/**
 * Fills in what copy says about the foundation. A text that tells a fact which the foundation does not have, such as a fax
 * number, is left out: it becomes `undefined`. So does what has it as its `text`, an item of a list that needs it disappears,
 * and so does a list without any other.
 */
export function fillFacts<Copy extends object>(copy: Copy, facts: Facts): Copy {
  return fillValue({ ...copy }, facts) as Copy;
}
