import { fill } from './fill';
import { literalPattern } from './literal-pattern';
import { type PluralForms, plural } from './plural';

type Words = Readonly<Record<string, string>>;

/** The written-out forms of facts, which paper shows as well. */
interface ShortForms {
  readonly days: Words;
  /** The words that follow the name of a day instead of its hours. */
  readonly closed: string;
  /** Replaces the dash between two days, times or numbers, and includes the spaces. */
  readonly to: string;
  /** Replaces the plus sign after a number, and after an age. */
  readonly orMore: string;
  readonly orOlder: string;
  /** Replaces a slash and a unit, as in `/month`. */
  readonly per: Words;
}

interface SpokenForms {
  /** The words before a number that show that it is an age. */
  readonly ages: readonly string[];
  readonly noon: string;
  readonly midnight: string;
  /** The parts of the day, by the hour from 0 to 23 at which each begins. */
  readonly periods: Words;
  readonly dollars: PluralForms;
  readonly cents: PluralForms;
  /** The word between dollars and cents, with its spaces. */
  readonly and: string;
  readonly signs: Words;
  readonly streets: Words;
  /** Short forms that mean the same everywhere, without the period at the end. */
  readonly abbreviations: Words;
}

/** Matches any of these words. Longer ones come before those that they begin with. */
const anyOf = (words: Words | readonly string[]) =>
  [...(Array.isArray(words) ? words : Object.keys(words))].sort().reverse().map(literalPattern).join('|');

/** Replaces whole words of a list, including the period of an abbreviation. */
const replaceWords = (text: string, words: Words) =>
  text.replace(
    new RegExp(`(?<![\\p{L}\\p{N}])(${anyOf(words)})(?![\\p{L}\\p{N}])(?:(?<=\\p{L})\\.)?`, 'gu'),
    (_, word) => words[word] ?? word,
  );

/** Spells digits one by one, with a pause at each gap. */
const spellDigits = (text: string) =>
  (text.match(/\d+/g) ?? []).map((group) => [...group].join(' ')).join(', ');

const dash = /\s?[-–]\s?/g;
/** Matches a date such as `2025-03-09`, or else the dash of a range of numbers, prices or times. */
const isoDateOrRange = /(?<!\d)\d+(?:[-–]\d+){2,}|(?<=\d|[AP]M|[ap]\.\s?m\.)\s?[-–]\s?(?=\$?\d)/g;
const startsWithDigit = /^\d/;
const plusAfterNumber = /(?<=\d)\+(?!\d)/g;

/** Expands short forms: `Mon-Fri 8:00 AM-6:00 PM` becomes `Monday to Friday 8:00 AM to 6:00 PM`. Keeps ISO dates. */
export function expandAbbreviations(
  fact: string,
  { shortForms: { days, closed, to, orMore, per } }: { readonly shortForms: ShortForms },
): string {
  const day = `(?:${anyOf([...Object.keys(days), ...Object.values(days)])})(?!\\p{L})\\.?`;
  const severalDays = `${day}(?:(?:\\s?[-–&,/]\\s?|\\s\\p{L}{1,3}\\s)${day})+`;
  const oneDay = `${day}(?=,?\\s(?:\\d|${closed}))`;
  const daysOfHours = new RegExp(`(?<!\\p{L})(?:${severalDays}|${oneDay})`, 'gu');
  const slashAndUnit = new RegExp(`/(${anyOf(per)})(?!\\p{L})`, 'gu');
  return fact
    .replace(daysOfHours, (names) => replaceWords(names, days).replace(dash, to))
    .replace(isoDateOrRange, (text) => (startsWithDigit.test(text) ? text : to))
    .replace(plusAfterNumber, orMore)
    .replace(slashAndUnit, (_, unit) => ` ${per[unit]}`);
}

const anyPattern = (patterns: readonly RegExp[], flags: string) =>
  new RegExp(patterns.map(({ source }) => source).join('|'), flags);

const webAddress = /(?:https?:\/\/|www\.)\S+/;
const emailAddress = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const nameOnNetwork = /(?<![\w@])@\w+(?:\.\w+)*/;
const addresses = anyPattern([webAddress, emailAddress, nameOnNetwork], 'giu');
const foreignNumber = /\+\d[\d\s().-]{6,}\d/;
const americanNumber = /(?<![\w$.,])(?:1[-.\s])?(?:\(\d{3}\)\s?|\d{3}[-.\s])?\d{3}[-.]\d{4}(?!\w)/;
const numberOfDigitsAlone = /(?<![\w$.,-])(?:\d{10}|[2-9]11|988)(?![\w%+-]|[.,]\d)/;
const phoneNumbers = anyPattern([foreignNumber, americanNumber, numberOfDigitsAlone], 'g');
const zipCodes = /(?<!\p{L})([A-Z]{2}) (\d{5}(?:-\d{4})?)(?!\d)/gu;
const prices = /\$\s?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d\d))?(?!\d)/g;
const times = /(?<![\d:])(0?[1-9]|1[0-2])(?::([0-5]\d))?(?![\d:])(?:\s?([ap])\.?\s?m\b\.?)?/giu;
/** Matches the half of the day at the start of a range that ends in the same half. */
const repeatedHalf = /(?<=\d)\s?([ap])\.?\s?m\.?(?=\s?[-–]\s?\d\d?(?::\d\d)?\s?\1)/giu;

function speakAddress(address: string, signs: Words): string {
  const [, name = '', end] = /^(?:https?:\/\/)?(?:www\.)?(.*?)([.,;:!?)]*)$/is.exec(address) ?? [];
  return name.replace(/[^\p{L}\p{N}]/gu, (sign) => ` ${signs[sign] ?? sign} `).trim() + end;
}

/** Says a time with its part of the day, such as noon; a number alone may be no time. */
function speakTime(
  written: string,
  hour: string,
  minutes: string | undefined,
  half: string | undefined,
  { noon, midnight, periods }: SpokenForms,
): string {
  if (!minutes && !half) return written;
  const clock = Number(hour) + (Number(minutes) > 0 ? ` ${minutes}` : '');
  if (!half) return clock;
  const isMorning = half.toLowerCase() === 'a';
  if (clock === '12') return isMorning ? midnight : noon;
  const onTheDay = (Number(hour) % 12) + (isMorning ? 0 : 12);
  return `${clock} ${Object.entries(periods).findLast(([from]) => onTheDay >= Number(from))?.[1]}`;
}

function speakPrice(whole: string, part: string | undefined, forms: SpokenForms, locale: string): string {
  const say = (unit: PluralForms, count: number) => fill(plural(unit, count, locale), { count });
  const cents = Number(part) > 0 ? forms.and + say(forms.cents, Number(part)) : '';
  return say(forms.dollars, Number(whole.replaceAll(',', ''))) + cents;
}

/** Expands what voices misread: times, ranges, prices, phone numbers, ZIP codes, states, addresses and listed short forms. */
export function spokenForm(
  text: string,
  { shortForms, spokenForms }: { shortForms: ShortForms; spokenForms: SpokenForms },
  locale: string,
): string {
  const { ages, signs, streets, abbreviations } = spokenForms;
  const ageMark = new RegExp(`(?<=(?<!\\p{L})(?:${anyOf(ages)})[\\s,:(]{1,3}\\d{1,2})\\+`, 'giu');
  const withoutSigns = text
    .replace(addresses, (address) => speakAddress(address, signs))
    .replace(phoneNumbers, spellDigits)
    .replace(zipCodes, (_, state, code) => `${[...state].join(' ')} ${spellDigits(code)}`)
    .replace(ageMark, shortForms.orOlder)
    .replace(repeatedHalf, '');
  const facts = expandAbbreviations(withoutSigns, { shortForms })
    .replace(prices, (_, whole, part) => speakPrice(whole, part, spokenForms, locale))
    .replace(times, (written, hour, minutes, half) => speakTime(written, hour, minutes, half, spokenForms));
  return replaceWords(facts, { ...streets, ...abbreviations });
}
