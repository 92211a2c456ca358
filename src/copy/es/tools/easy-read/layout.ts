import type * as en from '../../../en/tools/easy-read/layout';
import { footer, screenNames } from '../../shared/site';

export const easyLayout = ((facts) => ({
  screenNames: {
    ...screenNames,
    services: 'Recibir ayuda',
    programs: 'Programas',
    getInvolved: 'Dar ayuda',
    contact: 'Hablemos',
  },
  footer: {
    ...footer(facts),
    about: {
      ...footer(facts).about,
      text: 'Le ayudamos a usted y a su familia.',
    },
    quickLinks: { title: 'Páginas' },
    services: { title: 'Cómo ayudamos' },
    contact: { title: 'Hablemos', hoursLabel: 'Cuándo abrimos' },
    legal: { privacy: 'Sus datos', terms: 'Reglas de este sitio' },
    licenses: 'Quién hizo este programa',
  },
})) satisfies typeof en.easyLayout;
