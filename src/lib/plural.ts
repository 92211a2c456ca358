/** One text for each plural form in the languages of the site. `other` also serves for the rest, such as `many`. */
export interface PluralForms {
  readonly one: string;
  readonly other: string;
}

/** Picks the text for a number: `1 second`, `0 seconds`, `1.5 seconds`. The caller fills it in. */
export function plural(forms: PluralForms, count: number, locale: string): string {
  return new Intl.PluralRules(locale).select(count) === 'one' ? forms.one : forms.other;
}
