import { withoutMissing } from '@/lib/without-missing';
import type * as en from '../../../en/tools/easy-read/about';
import type { EasyLine } from '../../../types';
import { callUs, writeToUs } from './common';

/** The main points of About in plain language. */
export const easyAbout = (({ instagramName }) => ({
  intro: [
    { picture: 'partners', text: 'Trabajamos con familias y escuelas.' },
    { text: 'Las empresas y la gente del barrio también ayudan.' },
    { picture: 'together', text: 'Queremos que toda la gente participe.' },
  ],
  missionTitle: 'Lo que queremos',
  focusTitle: 'En qué trabajamos',
  focus: [{ picture: 'list', text: 'Estos son nuestros temas.' }],
  goals: {
    title: '17 objetivos para el mundo',
    intro: [
      { picture: 'world', text: 'Las Naciones Unidas tienen 17 objetivos.' },
      { picture: 'goal', text: 'El mundo quiere lograrlos para el año 2030.' },
      { text: 'Se llaman Objetivos de Desarrollo Sostenible.' },
    ],
    goal: 'Objetivo {number}: {text}',
    each: {
      1: { picture: 'money', text: 'Toda la gente tiene dinero para vivir.' },
      2: { picture: 'goodFood', text: 'Toda la gente tiene comida.' },
      3: { picture: 'health', text: 'Toda la gente puede tener buena salud.' },
      4: { picture: 'class', text: 'Toda la gente puede aprender.' },
      5: { picture: 'equal', text: 'Las mujeres y los hombres tienen los mismos derechos.' },
      6: { picture: 'water', text: 'Toda la gente tiene agua limpia.' },
      7: { picture: 'energy', text: 'Toda la gente tiene electricidad limpia.' },
      8: { picture: 'worker', text: 'Toda la gente puede tener un buen trabajo.' },
      9: { picture: 'factory', text: 'Hay buenas carreteras, fábricas e ideas.' },
      10: { picture: 'wheelchairRamp', text: 'Toda la gente tiene las mismas oportunidades.' },
      11: { picture: 'town', text: 'Las ciudades son buenas y seguras para vivir.' },
      12: { picture: 'recycling', text: 'Usamos bien las cosas y tiramos menos.' },
      13: { picture: 'thermometer', text: 'Cuidamos el clima del mundo.' },
      14: { picture: 'fish', text: 'El mar está limpio para los peces.' },
      15: { picture: 'tree', text: 'Cuidamos los bosques y los animales.' },
      16: { picture: 'dove', text: 'La gente vive en paz, con leyes justas.' },
      17: { picture: 'partners', text: 'Todos los países trabajan juntos.' },
    },
    disclaimer: [
      { picture: 'badges', text: 'Nosotros hicimos los dibujos de los objetivos.' },
      { picture: 'noApproval', text: 'Este sitio no es de las Naciones Unidas.' },
    ],
  },
  approachTitle: 'Cómo trabajamos',
  collaborateTitle: 'Ayude con sus ideas',
  collaborate: withoutMissing<EasyLine>([
    { picture: 'idea', text: '¿Tiene una idea, un salón o un talento?' },
    { text: '¿Tiene 1 hora para ayudar?' },
    { text: 'Por favor, cuéntenos.' },
    writeToUs,
    callUs,
    instagramName && { picture: 'camera', text: `En Instagram nos llamamos ${instagramName}.` },
    { text: 'Instagram es una aplicación.' },
  ]),
})) satisfies typeof en.easyAbout;
