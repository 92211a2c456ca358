import { fill } from './fill';
import { literalPattern } from './literal-pattern';
import { type PluralForms, plural } from './plural';

type Words = Readonly<Record<string, string>>;

/** How facts are written out, on paper, too. */
interface ShortForms {
  readonly days: Words;
  /** Words that follow the name of a day instead of its hours. */
  readonly closed: string;
  /** Instead of the dash between two days, times or numbers, with its spaces. */
  readonly to: string;
  /** Instead of the plus sign after a number, and after an age. */
  readonly orMore: string;
  readonly orOlder: string;
  /** Instead of a slash and a unit, as in `/month`. */
  readonly per: Words;
}

/** How a voice should say what is written in signs and digits. */
interface SpokenForms {
  readonly aroundTheClock: string;
  /** The words before a number that tell that it is an age. */
  readonly ages: readonly string[];
  /** Times of day: `{hour}` and `{minutes}` stand for numbers. */
  readonly time: {
    readonly fewMinutes: string;
    readonly minutes: string;
    readonly noon: string;
    readonly midnight: string;
    /** By the hour from which on they are said, from 0 to 23. */
    readonly periods: Words;
  };
  /** `{count}` stands for a number. */
  readonly dollars: PluralForms;
  readonly cents: PluralForms;
  /** Between dollars and cents, with its spaces. */
  readonly and: string;
  /** The signs in e-mail and web addresses. */
  readonly signs: Words;
  /** The number sign before a number, with its space. */
  readonly number: string;
  /** Words after a house number and a name, as in `Loom St`; a letter between them, as in `W 42nd St`. */
  readonly streets: Words;
  readonly compass: Words;
  /** By the letters before a ZIP code. */
  readonly states: Words;
  /** Abbreviations before a name, as in `Dr. Reed`. */
  readonly titles: Words;
  /** Other short forms, which mean the same anywhere. */
  readonly abbreviations: Words;
}

/** Longer words come before those that they begin with. */
const anyOf = (words: Words | readonly string[]) =>
  [...(Array.isArray(words) ? words : Object.keys(words))].sort().reverse().map(literalPattern).join('|');

/** Replaces whole words of a list, with the period of an abbreviation. */
const replaceWords = (
  text: string,
  words: Words,
  before = '(?<![\\p{L}\\p{N}])',
  after = '(?![\\p{L}\\p{N}])',
) =>
  text.replace(new RegExp(`${before}(${anyOf(words)})${after}\\.?`, 'gu'), (_, word) => words[word] ?? word);

/** Spells digit by digit, with a pause where the digits are apart. */
const spellDigits = (text: string) =>
  (text.match(/\d+/g) ?? []).map((group) => [...group].join(' ')).join(', ');

/**
 * Writes out the short forms in a fact: `Mon-Fri 8:00 AM-6:00 PM` becomes `Monday to Friday 8:00 AM to 6:00 PM`. A date such
 * as `2024-12-15`, a name such as `A-2`, and the sun stay.
 */
export function expandAbbreviations(
  fact: string,
  { shortForms: { days, closed, to, orMore, per } }: { readonly shortForms: ShortForms },
): string {
  const day = `(?:${anyOf([...Object.keys(days), ...Object.values(days)])})(?!\\p{L})\\.?`;
  const severalDays = `${day}(?:(?:\\s?[-–&,/]\\s?|\\s\\p{L}{1,3}\\s)${day})+`;
  const oneDay = `${day}(?=,?\\s(?:\\d|${closed}))`;
  return fact
    .replace(new RegExp(`(?<!\\p{L})(?:${severalDays}|${oneDay})`, 'gu'), (names) =>
      replaceWords(names, days).replace(/\s?[-–]\s?/g, to),
    )
    .replace(/(?<!\d)\d+(?:[-–]\d+){2,}|(?<=\d|[AP]M|[ap]\.\s?m\.)\s?[-–]\s?(?=\d)/g, (dash) =>
      /^\d/.test(dash) ? dash : to,
    )
    .replace(/(?<=\d)\+(?!\d)/g, orMore)
    .replace(new RegExp(`/(${anyOf(per)})(?!\\p{L})`, 'gu'), (_, unit) => ` ${per[unit]}`);
}

const addresses =
  /(?:https?:\/\/|www\.)\S+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w@])@\w+(?:\.\w+)*/giu;
const phoneNumbers =
  /\+\d[\d\s().-]{6,}\d|(?<![\w$.,])(?:1[-.\s])?(?:\(\d{3}\)\s?|\d{3}[-.\s])?\d{3}[-.]\d{4}(?!\w)|(?<![\w$.,-])(?:\d{10}|[2-9]11|988)(?![\w%+-]|[.,]\d)/g;
const prices = /\$\s?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d\d))?(?!\d)(\+?)/g;
const dashBeforePrice = /(?<=\d)\s?[-–]\s?(?=\$)/g;
const times =
  /(?<![\d:])(?:(\d\d?)(?::(\d\d))?(?:\s?([ap])\.?\s?m\b\.?)?(\s?[-–]\s?))?(\d\d?)(?::(\d\d))?\s?([ap])\.?\s?m\b\.?/giu;

function speakAddress(address: string, signs: Words): string {
  const [, name = '', end] = /^(?:https?:\/\/)?(?:www\.)?(.*?)([.,;:!?)]*)$/is.exec(address) ?? [];
  return name.replace(/[^\p{L}\p{N}]/gu, (sign) => ` ${signs[sign] ?? sign} `).trim() + end;
}

/** Says times of day without signs. Of a range within one part of the day, that part is said once. */
function speakTimes(text: string, { to }: ShortForms, { time }: SpokenForms): string {
  const onTheDay = (hour: number, half: string) => (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const periodOf = (hour: number, half: string) =>
    Object.entries(time.periods).findLast(([from]) => onTheDay(hour, half) >= Number(from))?.[1] ?? '';
  const clock = (hour: number, minutes: number) => {
    const form = minutes >= 10 ? time.minutes : minutes > 0 ? time.fewMinutes : '{hour}';
    return fill(form, { hour, minutes });
  };
  const say = (hour: number, minutes: number, half: string) => {
    if (hour === 12 && minutes === 0) return onTheDay(hour, half) === 12 ? time.noon : time.midnight;
    return `${clock(hour, minutes)} ${periodOf(hour, half)}`;
  };
  return text.replace(
    times,
    (written, first, firstMinutes = 0, firstHalf, dash, last, lastMinutes = 0, half) => {
      const from = Number(first ?? last);
      const until = Number(last);
      if ([from, until].some((hour) => hour < 1 || hour > 12)) return written;
      const end = say(until, Number(lastMinutes), half);
      if (!dash) return end;
      const isOnePeriod = periodOf(from, firstHalf ?? half) === periodOf(until, half) && end !== time.noon;
      const start = isOnePeriod
        ? clock(from, Number(firstMinutes))
        : say(from, Number(firstMinutes), firstHalf ?? half);
      return start + to + end;
    },
  );
}

function speakPrices(
  text: string,
  { to, orMore }: ShortForms,
  { dollars, cents, and }: SpokenForms,
  locale: string,
) {
  return text
    .replace(dashBeforePrice, to)
    .replace(prices, (_, whole: string, part: string | undefined, plus: string) => {
      const say = (forms: PluralForms, count: number) => fill(plural(forms, count, locale), { count });
      const amount = say(dollars, Number(whole.replaceAll(',', '')));
      const rest = Number(part) > 0 ? and + say(cents, Number(part)) : '';
      return amount + rest + (plus && orMore);
    });
}

function speakStreets(text: string, { streets, compass, states, titles }: SpokenForms): string {
  const street = `(${anyOf(streets)})(?!\\p{L})\\.?`;
  const house = `(?<![\\p{L}\\d])\\d+(?:-\\d+)?\\s`;
  const nameWord = `(?<![\\p{L}\\d])[\\p{Lu}\\d][\\p{L}\\d’']*\\s`;
  const named = (_: string, start: string, abbreviation: string) => start + streets[abbreviation];
  const withDirections = text.replace(
    new RegExp(`(${house})(${anyOf(compass)})\\.?(?=\\s[\\p{Lu}\\d])`, 'gu'),
    (_, number, letter) => `${number}${compass[letter]}`,
  );
  // After a house number, St is a street; elsewhere, before a name, it is a saint.
  const withStreets = replaceWords(
    withDirections.replace(new RegExp(`(${house}(?:${nameWord}){1,3}?)${street}`, 'gu'), named),
    titles,
    undefined,
    '(?=\\.?\\s\\p{Lu})',
  ).replace(new RegExp(`(${nameWord})${street}`, 'gu'), named);
  return withStreets.replace(/(?<!\p{L})([A-Z]{2}) (\d{5}(?:-\d{4})?)(?!\d)/gu, (_, state, code) =>
    [states[state] ?? [...state].join(' '), spellDigits(code)].join(' '),
  );
}

/**
 * Writes out what voices read badly or not at all: times, ranges, prices, phone numbers and ZIP codes digit by digit, street
 * and e-mail addresses.
 */
export function spokenForm(
  text: string,
  { shortForms: short, spokenForms: spoken }: { shortForms: ShortForms; spokenForms: SpokenForms },
  locale: string,
): string {
  const { aroundTheClock, ages, signs, and, number, abbreviations } = spoken;
  const ageMark = new RegExp(`(?<=(?<!\\p{L})(?:${anyOf(ages)})[\\s,:(]{1,3}\\d{1,2})\\+`, 'giu');
  const withoutSigns = text
    .replace(addresses, (address) => speakAddress(address, signs))
    .replace(phoneNumbers, spellDigits)
    .replace(/(?<!\d)24\/7(?!\d)/g, aroundTheClock)
    .replace(/\s&\s/g, and)
    .replace(/#(?=\d)/g, number)
    .replace(ageMark, short.orOlder);
  const withPrices = speakPrices(speakStreets(withoutSigns, spoken), short, spoken, locale);
  const withTimes = speakTimes(withPrices, short, spoken);
  const facts = expandAbbreviations(withTimes, { shortForms: short });
  return replaceWords(facts, abbreviations);
}
