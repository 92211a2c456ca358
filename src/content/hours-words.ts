import type { LanguageTag } from './languages';

/** How a language says when the office is open. */
interface HoursWords {
  locale: string;
  /** How long the names of days are. */
  weekday: 'short' | 'long';
  /** The space within a time. */
  space: string;
  /** Two days in a row. */
  pair: string;
  /** More days in a row. */
  span: string;
  /** One stretch of a day, of which a day with a break has two. */
  times: string;
  open: string;
  closed: string;
  /** Further days, each with its date. */
  closedOn: string;
}

/** How each language says when the office is open. */
export const hoursWords: Readonly<Record<LanguageTag, HoursWords>> = {
  en: {
    locale: 'en-US',
    weekday: 'short',
    space: ' ',
    pair: '{from} and {to}',
    span: '{from}-{to}',
    times: '{opens}-{closes}',
    open: '{days} {times}',
    closed: '{days} closed',
    closedOn: 'Closed on {days}',
  },
  es: {
    locale: 'es-US',
    weekday: 'long',
    space: '\u00a0',
    pair: '{from} y {to}',
    span: '{from} a {to}',
    times: 'de {opens} a {closes}',
    open: '{days}: {times}',
    closed: '{days}: cerrado',
    closedOn: 'Cerrado: {days}',
  },
};
