import type * as en from '../../en/tools/short-forms';

/** How facts are written out, for example `4-6 horas/mes` as `4 a 6 horas al mes` and `16+` as `16 años o más`. */
export const shortForms = {
  /** The hours name their days in full; staff may not. */
  days: {
    Lun: 'lunes',
    Mar: 'martes',
    Mié: 'miércoles',
    Jue: 'jueves',
    Vie: 'viernes',
    Sáb: 'sábado',
    Dom: 'domingo',
  },
  /** Words that follow the name of a day instead of its hours. */
  closed: 'cerrado',
  /** Instead of the dash between two days or two numbers. */
  to: ' a ',
  /** Instead of the plus sign after a number. */
  orMore: ' o más',
  /** Instead of the plus sign after an age. */
  orOlder: ' años o más',
  /** Instead of a slash and a unit, as in `/mes`. */
  per: { hora: 'por hora', día: 'al día', semana: 'a la semana', mes: 'al mes', año: 'al año' },
} satisfies typeof en.shortForms;
