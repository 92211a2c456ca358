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
  mission: [
    { picture: 'family', text: 'Ayudamos a personas con necesidades especiales y a sus familias.' },
    { picture: 'helper', text: 'Encontramos a personas que les pueden ayudar.' },
    { text: 'Pueden ser docentes, gente del barrio o personas cuidadoras.' },
    { picture: 'home', text: 'Queremos agua limpia y buenas escuelas.' },
    { text: 'Queremos trabajos justos y casas seguras.' },
    { picture: 'listen', text: 'Primero escuchamos.' },
    { text: 'Después ayudamos.' },
    { text: 'Más tarde preguntamos cómo va todo.' },
  ],
  focusTitle: 'En qué trabajamos',
  focus: [{ picture: 'calendar', text: 'Trabajamos en 8 temas.' }],
  areas: {
    hygiene: {
      title: 'La limpieza',
      lines: [
        { picture: 'wash', text: 'Queremos manos limpias, baños limpios y calles limpias.' },
        { text: 'Así vivimos mejor en la escuela y en casa.' },
      ],
    },
    education: {
      title: 'Leer y usar la computadora',
      lines: [
        { picture: 'book', text: 'Le ayudamos a leer mejor.' },
        { text: 'Usted aprende a su ritmo.' },
        { picture: 'computer', text: 'Usted aprende a usar el teléfono.' },
        { text: 'También aprende a usar la computadora.' },
      ],
    },
    environment: {
      title: 'La naturaleza',
      lines: [
        { picture: 'garden', text: 'Queremos jardines para toda la gente.' },
        { picture: 'repair', text: 'Queremos que las cosas duren más.' },
        { picture: 'trash', text: 'Queremos calles limpias.' },
      ],
    },
    youth: {
      title: 'La gente joven',
      lines: [
        { picture: 'leader', text: 'La gente joven planea algo bueno para su barrio.' },
        { text: 'La gente joven dirige el trabajo.' },
        { text: 'Después la gente joven ve el cambio.' },
      ],
    },
    health: {
      title: 'La salud',
      lines: [
        { picture: 'health', text: 'Queremos buena atención médica cerca de su casa.' },
        { picture: 'calmRoom', text: 'Toda la gente necesita descansar.' },
        { picture: 'talk', text: 'Hable con alguien si se siente mal.' },
      ],
    },
    women: {
      title: 'Las mujeres',
      lines: [
        { picture: 'earn', text: 'Ayudamos a las mujeres a aprender un trabajo.' },
        { text: 'Pueden ganar dinero, dirigir y decidir.' },
        { picture: 'group', text: 'Las mujeres se apoyan entre ellas.' },
      ],
    },
    disaster: {
      title: 'Tormentas y otros peligros',
      lines: [
        { picture: 'storm', text: 'Hacemos planes antes de una tormenta.' },
        { picture: 'medicine', text: 'Los planes incluyen sillas de ruedas y medicinas.' },
        { text: 'También incluyen salas tranquilas.' },
      ],
    },
    communication: {
      title: 'Mejores costumbres',
      lines: [
        { picture: 'theater', text: 'Usamos teatro y canciones.' },
        { text: 'Hablamos de todo con sinceridad.' },
        { text: 'Así cambiamos viejas costumbres.' },
      ],
    },
  },
  goals: {
    title: '17 objetivos para el mundo',
    intro: [
      { picture: 'world', text: 'Las Naciones Unidas tienen 17 objetivos.' },
      { picture: 'goal', text: 'El mundo quiere lograrlos para el año 2030.' },
      { text: 'Se llaman Objetivos de Desarrollo Sostenible.' },
      { text: 'Trabajamos por los 17 objetivos.' },
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
  approach: [
    { picture: 'choose', text: 'Primero, las personas nos dicen qué necesitan.' },
    { text: 'Las personas deciden.' },
    { text: 'Les ayudamos a hacerlo.' },
    { picture: 'group', text: 'Explicamos por qué hacemos algo.' },
    { text: 'Después lo hacemos en grupo.' },
    { picture: 'chart', text: 'Anotamos lo que hacemos.' },
    { text: 'Mostramos cuánto cuesta.' },
    { text: 'También decimos qué salió mal.' },
    { picture: 'company', text: 'Trabajamos con empresas y con el gobierno.' },
    { text: 'También trabajamos con grupos del barrio.' },
  ],
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
