import type * as en from '../../en/tools/short-forms';

/** How facts are written out, for example `4-6 horas/mes` as `4 a 6 horas al mes` and `16+` as `16 años o más`. */
export const shortForms = {
  /** The hours name their days in full, but staff may use these short forms. */
  days: {
    Lun: 'lunes',
    Mar: 'martes',
    Mié: 'miércoles',
    Jue: 'jueves',
    Vie: 'viernes',
    Sáb: 'sábado',
    Dom: 'domingo',
  },
  closed: 'cerrado',
  to: ' a ',
  orMore: ' o más',
  orOlder: ' años o más',
  /** Replaces a slash and a unit, as in `/mes`. */
  per: { hora: 'por hora', día: 'al día', semana: 'a la semana', mes: 'al mes', año: 'al año' },
} satisfies typeof en.shortForms;
