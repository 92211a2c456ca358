import type * as en from '../../../en/tools/easy-read/about';
import { foundation } from '../../page/foundation';

/** The main points of About in plain language. */
export const easyAbout = {
  intro: [
    { picture: 'partners', text: 'Trabajamos con familias, escuelas, empresas y la gente del barrio.' },
    { picture: 'together', text: 'Queremos un lugar para cada persona.' },
  ],
  missionTitle: 'Lo que queremos',
  mission: [
    { picture: 'family', text: 'Ayudamos a personas con necesidades especiales y a sus familias.' },
    { picture: 'helper', text: 'Les ponemos en contacto con personas que ayudan.' },
    { text: 'Son terapeutas, docentes, personas cuidadoras, empresas y gente del barrio.' },
    { picture: 'home', text: 'También trabajamos por el agua limpia y las buenas escuelas.' },
    { text: 'También trabajamos por empleos justos y casas seguras.' },
    { picture: 'listen', text: 'Primero escuchamos.' },
    { text: 'Después actuamos.' },
    { text: 'Seguimos hasta que todo vaya bien.' },
  ],
  focusTitle: 'En qué trabajamos',
  focus: [{ picture: 'calendar', text: 'Trabajamos en 8 temas todas las semanas del año.' }],
  areas: {
    hygiene: {
      title: 'La limpieza',
      lines: [
        { picture: 'wash', text: 'Queremos manos limpias, baños limpios y calles limpias.' },
        { text: 'Llevamos jabón y lavamanos a escuelas y casas.' },
        { text: 'Enseñamos buenos hábitos.' },
      ],
    },
    education: {
      title: 'Leer y usar la computadora',
      lines: [
        { picture: 'book', text: 'Le ayudamos a leer mejor.' },
        { text: 'Usted aprende a su ritmo.' },
        { picture: 'computer', text: 'Usted aprende a usar un teléfono o una computadora.' },
      ],
    },
    environment: {
      title: 'La naturaleza',
      lines: [
        { picture: 'garden', text: 'Hacemos jardines para todas las personas.' },
        { picture: 'repair', text: 'Hay días para reparar cosas en grupo.' },
        { picture: 'trash', text: 'Ayudamos a tener calles sin basura.' },
      ],
    },
    youth: {
      title: 'La gente joven',
      lines: [
        { picture: 'leader', text: 'Las personas jóvenes planean y dirigen un proyecto.' },
        { text: 'El proyecto cambia su barrio.' },
      ],
    },
    health: {
      title: 'La salud',
      lines: [
        { picture: 'health', text: 'Puede revisar su salud cerca de su casa.' },
        { picture: 'calmRoom', text: 'Hay salas tranquilas.' },
        { picture: 'talk', text: 'Puede hablar con alguien antes de sentirse muy mal.' },
      ],
    },
    women: {
      title: 'Las mujeres',
      lines: [
        { picture: 'earn', text: 'Las mujeres pueden aprender un trabajo y pedir préstamos pequeños.' },
        { text: 'Pueden ganar dinero, dirigir y decidir por sí mismas.' },
        { text: 'Se apoyan unas a otras.' },
      ],
    },
    disaster: {
      title: 'Tormentas y otros peligros',
      lines: [
        { picture: 'storm', text: 'Hacemos planes antes de una tormenta.' },
        { picture: 'medicine', text: 'Los planes incluyen sillas de ruedas, medicinas y salas tranquilas.' },
      ],
    },
    communication: {
      title: 'Mejores hábitos',
      lines: [
        { picture: 'theater', text: 'Usamos teatro, canciones y conversaciones sinceras.' },
        { text: 'Así las personas cambian malos hábitos por buenos hábitos.' },
      ],
    },
  },
  goals: {
    title: '17 objetivos para el mundo',
    intro: [
      { picture: 'world', text: 'ONU significa Organización de las Naciones Unidas.' },
      { text: 'La ONU reúne a los países del mundo.' },
      { picture: 'goal', text: 'La ONU quiere lograr 17 objetivos para el año 2030.' },
      { text: 'Se llaman Objetivos de Desarrollo Sostenible.' },
      { text: 'Trabajamos por todos los objetivos.' },
    ],
    goal: 'Objetivo {number}: {text}',
    each: {
      1: { picture: 'money', text: 'Todas las personas tienen dinero para vivir.' },
      2: { picture: 'goodFood', text: 'Todas las personas tienen comida.' },
      3: { picture: 'health', text: 'Todas las personas pueden tener buena salud.' },
      4: { picture: 'class', text: 'Todas las personas pueden aprender.' },
      5: { picture: 'equal', text: 'Las mujeres y los hombres tienen los mismos derechos.' },
      6: { picture: 'water', text: 'Todas las personas tienen agua limpia.' },
      7: { picture: 'energy', text: 'Todas las personas tienen electricidad limpia.' },
      8: { picture: 'worker', text: 'Todas las personas pueden tener un buen trabajo.' },
      9: { picture: 'factory', text: 'Hay buenas carreteras, fábricas e ideas nuevas.' },
      10: { picture: 'wheelchairRamp', text: 'Todas las personas reciben un trato justo.' },
      11: { picture: 'town', text: 'Las ciudades son buenas y seguras para vivir.' },
      12: { picture: 'recycling', text: 'Usamos bien las cosas y tiramos menos.' },
      13: { picture: 'thermometer', text: 'Cuidamos el clima del mundo.' },
      14: { picture: 'fish', text: 'El mar está limpio y los peces pueden vivir allí.' },
      15: { picture: 'tree', text: 'Los bosques y los animales están a salvo.' },
      16: { picture: 'dove', text: 'Hay paz y la ley es justa.' },
      17: { picture: 'partners', text: 'Todos los países trabajan juntos.' },
    },
    disclaimer: [
      { picture: 'badges', text: 'Nuestra fundación hizo los dibujos de los objetivos.' },
      { picture: 'noApproval', text: 'La ONU no respalda este sitio.' },
      { text: 'Respaldar significa decir que algo es bueno.' },
    ],
  },
  approachTitle: 'Cómo trabajamos',
  approach: [
    { picture: 'choose', text: 'Cada proyecto empieza con las personas que lo necesitan.' },
    { text: 'Ellas deciden.' },
    { text: 'Ayudamos con lo que deciden.' },
    { picture: 'group', text: 'Explicamos por qué hacemos las cosas.' },
    { text: 'Después las hacemos en grupo.' },
    { picture: 'chart', text: 'Anotamos lo que hacemos.' },
    { text: 'Mostramos cuánto cuesta.' },
    { text: 'Decimos cuando algo no funcionó.' },
    { picture: 'company', text: 'Trabajamos con empresas, oficinas del gobierno y grupos del barrio.' },
  ],
  collaborateTitle: 'Ayude con sus ideas',
  collaborate: [
    { picture: 'idea', text: '¿Tiene una idea, un salón o una habilidad?' },
    { text: '¿Tiene 1 hora?' },
    { text: 'Por favor, cuéntenos.' },
    { picture: 'mail', text: 'Escríbanos:', contact: 'email' },
    { picture: 'phone', text: 'Llámenos:', contact: 'phone' },
    { picture: 'camera', text: `Nuestro nombre en Instagram es ${foundation.instagram}.` },
  ],
} satisfies typeof en.easyAbout;
