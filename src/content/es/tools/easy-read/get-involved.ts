import type * as en from '../../../en/tools/easy-read/get-involved';
import { askAtDesk, callUs, writeToUs } from './common';

/** The main points of Get Involved in plain language. */
export const easyGetInvolved = {
  intro: [
    { picture: 'clock', text: 'Puede dar 1 hora de su tiempo.' },
    { picture: 'kindness', text: 'Puede dar dinero o ayudar con un trabajo.' },
    { text: 'Toda ayuda es importante.' },
  ],
  volunteerTitle: 'Haga voluntariado',
  volunteer: [
    { picture: 'volunteer', text: 'Las personas voluntarias dan su tiempo y no reciben dinero.' },
    { picture: 'class', text: 'Le enseñamos lo que necesita.' },
    { picture: 'helper', text: 'Una persona de nuestra oficina le ayuda.' },
    { text: 'También hay buen café.' },
    { picture: 'ask', text: '¿Quiere postularse?' },
    { text: 'Postularse significa pedir un puesto.' },
    callUs,
    writeToUs,
    askAtDesk,
  ],
  roles: {
    'peer-mentor': {
      title: 'Ayudar a alguien como usted',
      lines: [
        { picture: 'buddy', text: 'Usted apoya a alguien con una vida como la suya.' },
        { text: 'Usted vive con una discapacidad o cuida a alguien.' },
        { picture: 'class', text: 'Viene 2 noches a aprender.' },
        { picture: 'calendar', text: 'Se queda 1 año con nuestro equipo.' },
      ],
    },
    'event-support': {
      title: 'Ayudar en los eventos',
      lines: [
        { picture: 'chairs', text: 'Usted pone las sillas y ayuda a limpiar.' },
        { picture: 'coffee', text: 'Saluda a la gente y sirve café.' },
        { picture: 'camera', text: 'Toma fotos.' },
        { picture: 'smile', text: 'Es amable y llega a tiempo.' },
        { picture: 'ages', text: 'Tiene 16 años o más.' },
        { picture: 'safety', text: 'Ese día escucha una charla corta sobre seguridad.' },
      ],
    },
    'family-support': {
      title: 'Ayudar a una familia',
      lines: [
        { picture: 'rest', text: 'Usted da una tarde libre a madres y padres.' },
        { picture: 'childcare', text: 'Juega, cocina o lee con sus hijas e hijos.' },
        { picture: 'idCard', text: 'Nos da los nombres de 2 personas que le conocen.' },
        { text: 'Revisamos sus antecedentes.' },
        { text: 'Pagamos esta revisión.' },
        { picture: 'firstAid', text: 'Toma con nuestro equipo un curso de primeros auxilios.' },
      ],
    },
    administrative: {
      title: 'Ayudar en nuestra oficina',
      lines: [
        { picture: 'folder', text: 'Usted ayuda con llamadas, cartas, listas y materiales.' },
        { text: 'Es un trabajo tranquilo.' },
        { picture: 'computer', text: 'Sabe usar un poco la computadora.' },
        { picture: 'lock', text: 'No cuenta la información privada de otras personas.' },
        { picture: 'calendar', text: 'Viene el mismo día cada semana.' },
      ],
    },
  },
  time: 'Tiempo: {time}',
  donateTitle: 'Dar dinero',
  tiers: {
    ride: { picture: 'car', text: 'Con {amount}, 1 niña o niño va a terapia y vuelve.' },
    'evening-off': {
      picture: 'caregiver',
      text: 'Con {amount}, una persona preparada cuida 1 noche y la familia descansa.',
    },
    'workshop-seat': {
      picture: 'class',
      text: 'Con {amount}, alguien va a un taller con apuntes, subtítulos y cuidado infantil.',
    },
    'equipment-loan': {
      picture: 'wheelchair',
      text: 'Con {amount}, prestamos 6 meses silla de ruedas, andador o aparato para hablar.',
    },
  },
  donate: [
    { picture: 'money', text: 'También puede dar otra cantidad.' },
    { picture: 'noPayment', text: 'En este sitio no se puede pagar.' },
    { picture: 'phone', text: 'Para donar, llame:', contact: 'phone' },
    { picture: 'desk', text: 'O venga a nuestra recepción.' },
  ],
  partnerTitle: 'Trabaje con nuestro equipo',
  partner: [{ picture: 'partners', text: 'Esto es para empresas, proveedores y grupos de la comunidad.' }],
  partnerships: {
    provider: {
      title: 'Para proveedores',
      lines: [
        { picture: 'family', text: 'Usted conoce a familias que necesitan su ayuda.' },
        { text: 'Le enviamos familias que buscan lo que usted ofrece.' },
        { picture: 'noPaper', text: 'Llena menos papeles para empezar.' },
        { picture: 'list', text: 'Está en nuestra lista de proveedores.' },
      ],
    },
    sponsor: {
      title: 'Para empresas',
      lines: [
        { picture: 'company', text: 'Esto es para empresas.' },
        { picture: 'star', text: 'La gente va a recordar lo que ustedes dieron.' },
        { picture: 'chart', text: 'Les decimos con claridad qué hizo su dinero.' },
        { picture: 'volunteer', text: 'Su equipo puede ayudar en días de voluntariado.' },
        { picture: 'together', text: 'Su equipo aprende a incluir a personas con discapacidad.' },
      ],
    },
    community: {
      title: 'Para grupos de la comunidad',
      lines: [
        { picture: 'door', text: 'Compartimos lugares, habilidades y personas voluntarias.' },
        { picture: 'group', text: 'Hacemos eventos juntos y compartimos los gastos.' },
        { picture: 'checkAccess', text: 'Revisamos gratis si todas las personas pueden usar su lugar.' },
        { picture: 'volunteer', text: 'Nuestras personas voluntarias pueden ayudarles.' },
      ],
    },
  },
  callToActionTitle: 'Cómo empezar',
  callToAction: [
    { picture: 'smallSteps', text: 'Empiece poco a poco.' },
    { text: 'Puede probar 1 tarde.' },
    callUs,
    writeToUs,
    { picture: 'talk', text: 'Le responde una persona de verdad.' },
  ],
} satisfies typeof en.easyGetInvolved;
