import type * as en from '../../../en/tools/easy-read/short-forms';

/** How facts are written out, for example `4-6 horas/mes` as `4 a 6 horas al mes` and `16+` as `16 años o más`. */
export const shortForms = {
  /** None: the hours name their days in full. */
  days: {},
  /** Instead of the dash between two days or two numbers. */
  to: ' a ',
  /** Instead of the plus sign after a number. */
  orMore: ' o más',
  /** Instead of the plus sign after an age. */
  orOlder: ' años o más',
  perMonth: { short: '/mes', long: ' al mes' },
} satisfies typeof en.shortForms;
