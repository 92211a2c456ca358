import type * as en from '../../../en/tools/easy-read/samples';

/** The sample content in plain language, by the ids of its items. */
export const easySamples: typeof en.easySamples = {
  hero: [
    { picture: 'family', text: 'Ayudamos a personas con necesidades especiales y a sus familias.' },
    { text: 'Aquí usted encuentra la ayuda que necesita.' },
    { text: 'Ayudamos a todas las personas.' },
  ],
  serviceTitles: {
    1: 'Encontramos la ayuda que usted necesita',
    2: 'Ayuda para cada día',
    3: 'Información y formularios',
    4: 'Grupos y paseos',
  },
  services: {
    1: [
      { picture: 'talk', text: 'Cuéntenos cómo son sus días.' },
      { picture: 'findPeople', text: 'Buscamos terapeutas, escuelas y personas cuidadoras para usted.' },
      { text: 'Una persona cuidadora ayuda en la vida diaria.' },
      { picture: 'phone', text: 'Podemos acompañarle en su primera llamada.' },
    ],
    2: [
      { picture: 'caregiver', text: 'Una persona cuidadora puede venir unas horas por la noche.' },
      { picture: 'car', text: 'Podemos llevarle en carro.' },
      { picture: 'wheelchair', text: 'Podemos prestarle una silla de ruedas.' },
    ],
    3: [
      { picture: 'form', text: 'Explicamos derechos, beneficios y formularios.' },
      { text: 'Los beneficios son dinero o ayuda del gobierno.' },
    ],
    4: [
      { picture: 'group', text: 'Ofrecemos grupos, talleres y paseos.' },
      { text: 'No tiene que explicar su vida primero.' },
    ],
  },
  features: {
    1: [
      { picture: 'clock', text: 'La primera conversación dura 30 minutos.' },
      { text: 'Hablamos en persona o por teléfono.' },
      { picture: 'findPeople', text: 'Encontramos 2 o 3 proveedores que pueden atenderle ahora.' },
      { picture: 'door', text: 'Le ayudamos en la primera visita.' },
      { picture: 'calendar', text: 'Después de 1 mes le preguntamos cómo le va.' },
    ],
    2: [
      { picture: 'rest', text: 'Personas cuidadoras preparadas le ayudan.' },
      { text: 'Madres y padres pueden descansar.' },
      { picture: 'car', text: 'Le llevamos al médico, a la escuela y al trabajo.' },
      { picture: 'wheelchair', text: 'Prestamos equipos gratis por 6 meses.' },
      { picture: 'moods', text: 'Puede hablar con nosotros en días buenos y malos.' },
    ],
    3: [
      { picture: 'largePrint', text: 'Puede pedir letra grande, audio o una versión fácil.' },
      { picture: 'form', text: 'Le ayudamos a llenar formularios, línea por línea.' },
      { picture: 'list', text: 'Tenemos una lista de servicios cerca de usted.' },
      { text: 'Revisamos la lista con frecuencia.' },
      { picture: 'ask', text: 'Respondemos preguntas sobre escuela, trabajo, dinero y leyes.' },
    ],
    4: [
      { picture: 'wheelchairRamp', text: 'Puede entrar en silla de ruedas.' },
      { picture: 'calmRoom', text: 'Allí hay una sala tranquila.' },
      { picture: 'signLanguage', text: 'Pida intérprete de lengua de señas 1 semana antes.' },
      { picture: 'siblings', text: 'Pueden venir hermanas, hermanos y amistades.' },
      { picture: 'free', text: 'Todo es gratis.' },
      { picture: 'noPaper', text: 'No hay formularios largos.' },
    ],
  },
  testimonials: {
    1: [
      { picture: 'parentAndChild', text: 'Maria es la madre de Leo.' },
      { text: 'Leo tiene 7 años.' },
      { picture: 'waiting', text: 'Leo esperó 1 año para tener terapia del habla.' },
      { text: 'Estaba en 3 listas de espera.' },
      { picture: 'phone', text: 'Entonces Maria nos llamó.' },
      { picture: 'speech', text: '2 semanas después, Leo ya tenía terapeuta del habla.' },
      { text: 'Su terapeuta entiende los chistes de Leo.' },
    ],
    2: [
      { picture: 'assistant', text: 'Daniel cuida a su hermano.' },
      { picture: 'ask', text: 'Le preguntamos al hermano de Daniel qué quería.' },
      { text: 'Antes, la gente solo le preguntaba a Daniel.' },
    ],
    3: [
      { picture: 'library', text: 'Amina trabaja en una biblioteca.' },
      { picture: 'bus', text: 'Practicó con sus padres el viaje en autobús.' },
      { text: 'Ahora va sola al trabajo en autobús.' },
    ],
  },
  events: {
    1: [
      { picture: 'door', text: 'Nuestra oficina casi siempre cierra los domingos.' },
      { text: 'Abre solo este 1 domingo.' },
      { picture: 'meal', text: 'Hay sopa caliente.' },
      { picture: 'look', text: 'Le mostramos la oficina.' },
      { picture: 'ask', text: 'Puede preguntarnos lo que quiera.' },
      { picture: 'calmRoom', text: 'La sala tranquila está abierta todo el tiempo.' },
    ],
    2: [
      { picture: 'lamp', text: 'Las luces son suaves y el sonido es bajo.' },
      { picture: 'music', text: 'Hay espacio para moverse.' },
      { text: 'Puede aplaudir, cantar, bailar o solo escuchar.' },
    ],
    3: [
      { picture: 'ask', text: 'Traiga sus preguntas sobre la escuela y los beneficios.' },
      { picture: 'plan', text: 'Le ayudamos a planear sus próximos 3 meses.' },
      { text: 'Vamos paso a paso.' },
    ],
  },
};
