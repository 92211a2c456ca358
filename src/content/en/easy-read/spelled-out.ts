const days: Readonly<Record<string, string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
};

/** A fact without short forms: `Mon-Fri 8:00 AM-6:00 PM` becomes `Monday to Friday 8:00 AM to 6:00 PM`. */
export function spelledOut(fact: string): string {
  return fact
    .replace(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/g, (day) => days[day] ?? day)
    .replace(/(?<=day)-(?=[A-Z])|\s?[-–]\s?(?=\d)/g, ' to ')
    .replace(/(?<=\d)\+/g, ' or more')
    .replace('/month', ' a month');
}
