import type * as en from '../../../en/tools/easy-read/about';
import { callUs, writeToUs } from './common';

export const easyAbout = {
  intro: [
    { picture: 'partners', text: 'Trabajamos con familias y escuelas.' },
    { text: 'Las empresas y la gente del barrio también ayudan.' },
    { picture: 'together', text: 'Queremos que todas las personas participen.' },
  ],
  missionTitle: 'Lo que queremos',
  focusTitle: 'En qué trabajamos',
  goals: {
    title: '17 objetivos para el mundo',
    intro: [
      { picture: 'world', text: 'Las Naciones Unidas tienen 17 objetivos.' },
      { picture: 'goal', text: 'El mundo quiere lograrlos para el año 2030.' },
    ],
    disclaimer: [{ picture: 'noApproval', text: 'Este sitio no es de las Naciones Unidas.' }],
  },
  approachTitle: 'Cómo trabajamos',
  collaborateTitle: 'Ayude con sus ideas',
  collaborate: [
    { picture: 'idea', text: '¿Tiene una idea, un salón o un talento?' },
    { text: 'Por favor, cuéntenos.' },
    writeToUs,
    callUs,
  ],
} satisfies typeof en.easyAbout;
