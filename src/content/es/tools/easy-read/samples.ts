import type * as en from '../../../en/tools/easy-read/samples';

/** The sample content in plain language, by the ids of its items. */
export const easySamples: typeof en.easySamples = {
  heroTitle: 'Ayuda para usted y su familia',
  entrance: [
    { picture: 'wheelchairRamp', text: 'Puede entrar en silla de ruedas.' },
    { picture: 'bus', text: 'La parada del autobús está al otro lado de la calle.' },
    { text: 'Desde allí son 2 minutos.' },
  ],
  replyNote: [{ picture: 'clock', text: 'Casi siempre respondemos en 24 horas, de lunes a viernes.' }],
  videoRelay: [
    { picture: 'signLanguage', text: 'Puede llamarnos en lengua de señas.' },
    { picture: 'videoCall', text: 'Para esto, use su servicio de retransmisión de video.' },
  ],
  hero: [
    { picture: 'family', text: 'Ayudamos a personas con necesidades especiales y a sus familias.' },
    { text: 'Aquí puede encontrar ayuda.' },
  ],
  serviceTitles: {
    1: 'Buscamos la ayuda que usted necesita',
    2: 'Ayuda para cada día',
    3: 'Información y formularios',
    4: 'Grupos y paseos',
  },
  services: {
    1: [
      { picture: 'talk', text: 'Cuéntenos cómo son sus días.' },
      { picture: 'findPeople', text: 'Buscamos terapia, escuelas y personas cuidadoras para usted.' },
      { picture: 'phone', text: 'Le ayudamos con la primera llamada.' },
    ],
    2: [
      { picture: 'caregiver', text: 'Una persona cuidadora puede venir.' },
      { text: 'Se queda unas horas por la noche.' },
      { picture: 'car', text: 'Podemos llevarle en carro.' },
      { picture: 'wheelchair', text: 'Podemos prestarle una silla de ruedas.' },
    ],
    3: [{ picture: 'form', text: 'Explicamos derechos, beneficios y formularios.' }],
    4: [
      { picture: 'group', text: 'Tenemos grupos, talleres y paseos.' },
      { text: 'Usted solo tiene que venir.' },
    ],
  },
  features: {
    1: [
      { picture: 'clock', text: 'Primero hablamos.' },
      { text: 'Hablamos en persona o por teléfono.' },
      { picture: 'findPeople', text: 'Después buscamos 2 o 3 proveedores.' },
      { text: 'Ellos tienen tiempo para usted ahora.' },
      { picture: 'door', text: 'Le ayudamos con la primera visita.' },
      { picture: 'calendar', text: 'Después de 1 mes le preguntamos cómo le va.' },
    ],
    2: [
      { picture: 'rest', text: 'Una persona cuidadora le ayuda.' },
      { text: 'Madres y padres pueden descansar.' },
      { picture: 'car', text: 'Podemos llevarle al médico, a la escuela o al trabajo.' },
      { picture: 'wheelchair', text: 'Podemos prestarle cosas, como una silla de ruedas.' },
      { text: 'Esto es gratis por 6 meses.' },
      { picture: 'moods', text: 'Puede hablar con nosotros en días buenos y malos.' },
    ],
    3: [
      { picture: 'largePrint', text: 'Puede recibir información en letra grande.' },
      { text: 'También puede recibirla en palabras fáciles.' },
      { text: 'También puede escucharla.' },
      { picture: 'form', text: 'Le ayudamos a llenar sus formularios.' },
      { text: 'Vamos línea por línea.' },
      { picture: 'list', text: 'Tenemos una lista de servicios cerca de usted.' },
      { text: 'Revisamos la lista con frecuencia.' },
      { picture: 'ask', text: 'Puede preguntar sobre la escuela y el trabajo.' },
      { text: 'Puede preguntar sobre dinero y leyes.' },
    ],
    4: [
      { picture: 'wheelchairRamp', text: 'Puede entrar en silla de ruedas.' },
      { picture: 'calmRoom', text: 'Hay una sala tranquila.' },
      { picture: 'signLanguage', text: '¿Necesita lengua de señas?' },
      { text: 'Díganos 1 semana antes.' },
      { picture: 'siblings', text: 'Sus hermanas y hermanos pueden venir.' },
      { text: 'Sus amistades también pueden venir.' },
      { picture: 'noPaper', text: 'Todos los formularios son cortos.' },
    ],
  },
  testimonials: {
    1: [
      { picture: 'parentAndChild', text: 'Maria es la madre de Leo.' },
      { text: 'Leo tiene 7 años.' },
      { picture: 'waiting', text: 'Leo esperó 1 año la terapia del habla.' },
      { text: 'Leo estaba en 3 listas de espera.' },
      { picture: 'phone', text: 'Entonces Maria nos llamó.' },
      { picture: 'speech', text: 'A las 2 semanas, Leo empezó la terapia del habla.' },
      { text: 'Su terapeuta entiende los chistes de Leo.' },
    ],
    2: [
      { picture: 'assistant', text: 'Daniel cuida a su hermano.' },
      { picture: 'ask', text: 'Le preguntamos al hermano de Daniel qué quería.' },
      { text: 'Antes, la gente solo le preguntaba a Daniel.' },
    ],
    3: [
      { picture: 'library', text: 'Amina trabaja en una biblioteca.' },
      { picture: 'bus', text: 'Amina practicó el viaje en autobús con sus padres.' },
      { text: 'Ahora Amina va sola en autobús al trabajo.' },
    ],
  },
  eventTitles: {
    1: 'Venga a conocer nuestra oficina',
    2: 'Música suave',
    3: 'Planee el nuevo año con nosotros',
  },
  events: {
    1: [
      { picture: 'door', text: 'Casi siempre cerramos los domingos.' },
      { text: 'Este domingo sí abrimos.' },
      { picture: 'meal', text: 'Hay sopa caliente.' },
      { picture: 'look', text: 'Le mostramos la oficina.' },
      { picture: 'ask', text: 'Puede preguntar lo que quiera.' },
      { picture: 'calmRoom', text: 'La sala tranquila está abierta todo el tiempo.' },
    ],
    2: [
      { picture: 'lamp', text: 'Las luces son suaves.' },
      { picture: 'music', text: 'La música es suave.' },
      { text: 'Hay espacio para moverse.' },
      { text: 'Puede aplaudir, cantar, bailar o solo escuchar.' },
    ],
    3: [
      { picture: 'ask', text: 'Traiga sus preguntas sobre la escuela y los beneficios.' },
      { picture: 'plan', text: 'Planeamos con usted sus próximos 3 meses.' },
      { text: 'Vamos paso a paso.' },
    ],
  },
};
