/** How facts are written out, for example `Mon-Fri` as `Monday to Friday` and `16+` as `16 years old or older`. */
export const shortForms = {
  days: {
    Mon: 'Monday',
    Tue: 'Tuesday',
    Wed: 'Wednesday',
    Thu: 'Thursday',
    Fri: 'Friday',
    Sat: 'Saturday',
    Sun: 'Sunday',
  } as Readonly<Record<string, string>>,
  /** The words that follow the name of a day instead of its hours. */
  closed: 'closed',
  /** Replaces the dash between two days or two numbers. */
  to: ' to ',
  /** Replaces the plus sign after a number. */
  orMore: ' or more',
  /** Replaces the plus sign after an age. */
  orOlder: ' years old or older',
  /** Replaces a slash and a unit, as in `/month`. */
  per: { hour: 'an hour', day: 'a day', week: 'a week', month: 'a month', year: 'a year' } as Readonly<
    Record<string, string>
  >,
};
