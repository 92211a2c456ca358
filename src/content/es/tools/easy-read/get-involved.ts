import type * as en from '../../../en/tools/easy-read/get-involved';
import { askAtDesk, callUs, writeToUs } from './common';

/** The main points of Get Involved in plain language. */
export const easyGetInvolved = {
  intro: [
    { picture: 'clock', text: 'Puede dar 1 hora de su tiempo.' },
    { picture: 'kindness', text: 'También puede dar dinero.' },
    { text: 'Toda ayuda es importante.' },
  ],
  volunteerTitle: 'Haga voluntariado',
  volunteer: [
    { picture: 'volunteer', text: 'Las personas voluntarias dan su tiempo.' },
    { text: 'Ayudan gratis.' },
    { picture: 'class', text: 'Le enseñamos lo que necesita.' },
    { picture: 'helper', text: 'Una persona de nuestra oficina le ayuda.' },
    { text: 'También hay buen café.' },
    { picture: 'ask', text: '¿Quiere postularse?' },
    { text: 'Postularse significa decir que quiere ayudar.' },
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
        { picture: 'class', text: 'Usted viene a 2 clases por la noche.' },
        { picture: 'calendar', text: 'Usted se queda 1 año con nuestro equipo.' },
      ],
    },
    'event-support': {
      title: 'Ayudar en los eventos',
      lines: [
        { picture: 'chairs', text: 'Usted pone las sillas y ayuda a limpiar.' },
        { picture: 'coffee', text: 'Usted saluda a la gente y sirve café.' },
        { picture: 'camera', text: 'Usted toma fotos.' },
        { picture: 'smile', text: 'Usted es amable y llega a tiempo.' },
        { picture: 'ages', text: 'Usted tiene 16 años o más.' },
        { picture: 'safety', text: 'Ese día usted escucha una charla corta sobre seguridad.' },
      ],
    },
    'family-support': {
      title: 'Ayudar a una familia',
      lines: [
        { picture: 'rest', text: 'Usted da una tarde libre a una familia.' },
        { picture: 'childcare', text: 'Usted juega, cocina o lee con las niñas y los niños.' },
        { picture: 'idCard', text: 'Usted nos da los nombres de 2 personas que le conocen.' },
        { text: 'Revisamos si tuvo problemas graves con la ley.' },
        { text: 'Pagamos esta revisión.' },
        { picture: 'firstAid', text: 'Usted toma con nuestro equipo un curso de primeros auxilios.' },
      ],
    },
    administrative: {
      title: 'Ayudar en nuestra oficina',
      lines: [
        { picture: 'folder', text: 'Usted ayuda con llamadas, cartas, listas y materiales.' },
        { text: 'Es un trabajo tranquilo.' },
        { picture: 'computer', text: 'Usted sabe usar un poco la computadora.' },
        { picture: 'lock', text: 'Usted guarda en secreto la información de otras personas.' },
        { picture: 'calendar', text: 'Usted viene el mismo día cada semana.' },
      ],
    },
  },
  time: 'Tiempo: {time}',
  donateTitle: 'Dar dinero',
  tiers: {
    ride: { picture: 'car', text: 'Con {amount}, 1 niña o niño va a terapia y vuelve a casa.' },
    'evening-off': {
      picture: 'caregiver',
      text: 'Con {amount}, pagamos unas horas de cuidado por la noche.',
    },
    'workshop-seat': {
      picture: 'class',
      text: 'Con {amount}, pagamos el lugar de 1 persona en un taller.',
    },
    'equipment-loan': {
      picture: 'wheelchair',
      text: 'Con {amount}, prestamos 6 meses una silla de ruedas u otro equipo.',
    },
  },
  donate: [
    { picture: 'money', text: 'También puede dar otra cantidad.' },
    { picture: 'noPayment', text: 'En este sitio no se puede pagar.' },
    { picture: 'phone', text: 'Para donar, llame:', contact: 'phone' },
    { picture: 'desk', text: 'O venga a nuestra recepción.' },
  ],
  partnerTitle: 'Para empresas y grupos',
  partner: [{ picture: 'partners', text: 'Esto es para empresas, proveedores y grupos de la comunidad.' }],
  partnerships: {
    provider: {
      title: 'Para proveedores',
      lines: [
        { picture: 'family', text: 'Usted conoce a familias que necesitan su ayuda.' },
        { text: 'Le enviamos familias que buscan lo que usted ofrece.' },
        { picture: 'noPaper', text: 'Usted llena menos papeles para empezar.' },
        { picture: 'list', text: 'Usted está en nuestra lista de proveedores.' },
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
    { picture: 'talk', text: 'Alguien le responde.' },
  ],
} satisfies typeof en.easyGetInvolved;
