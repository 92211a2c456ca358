import type { LanguageTag } from './languages';

interface HoursFormat {
  locale: string;
  days: readonly string[];
  /** The ends of a time in the morning, and of one in the afternoon. */
  dayPeriods: readonly [string, string];
  pair: string;
  span: string;
  /** One stretch of opening hours; a day with a break has two. */
  times: string;
  open: string;
  closed: string;
  /** Further closed days, each with its date. */
  closedOn: string;
}

/** Each language's format of opening hours. Avoids `Intl`, which on a slow phone takes as long as rendering a screen. */
export const hoursFormats: Readonly<Record<LanguageTag, HoursFormat>> = {
  en: {
    locale: 'en-US',
    days: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    dayPeriods: [' AM', ' PM'],
    pair: '{from} and {to}',
    span: '{from}-{to}',
    times: '{opens}-{closes}',
    open: '{days} {times}',
    closed: '{days} closed',
    closedOn: 'Closed on {days}',
  },
  es: {
    locale: 'es-US',
    days: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
    dayPeriods: ['\u00a0a.\u00a0m.', '\u00a0p.\u00a0m.'],
    pair: '{from} y {to}',
    span: '{from} a {to}',
    times: '{opens} a {closes}',
    open: '{days}: {times}',
    closed: '{days}: cerrado',
    closedOn: 'Cerrado: {days}',
  },
};
