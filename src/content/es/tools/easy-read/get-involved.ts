import type * as en from '../../../en/tools/easy-read/get-involved';
import { askAtDesk, callUs, writeToUs } from './common';

/** The main points of Get Involved in plain language. */
export const easyGetInvolved = {
  intro: [
    { picture: 'clock', text: 'Puede dar 1 hora de su tiempo.' },
    { picture: 'kindness', text: 'También puede dar dinero.' },
    { text: 'Toda ayuda es bienvenida.' },
  ],
  volunteerTitle: 'Haga voluntariado',
  volunteer: [
    { picture: 'volunteer', text: 'Las personas voluntarias nos dan su tiempo.' },
    { picture: 'class', text: 'Le mostramos qué hacer.' },
    { picture: 'helper', text: 'Siempre hay alguien para ayudarle.' },
    { picture: 'ask', text: '¿Quiere ayudar?' },
    { text: 'Díganos.' },
    callUs,
    writeToUs,
    askAtDesk,
  ],
  roles: {
    1: {
      title: 'Ayudar a alguien como usted',
      lines: [
        { picture: 'buddy', text: 'Usted apoya a alguien con una vida como la suya.' },
        { picture: 'assistant', text: 'Es para personas con discapacidad o que cuidan a alguien.' },
        { picture: 'class', text: 'Usted viene a 2 clases por la noche.' },
        { picture: 'calendar', text: 'Usted nos ayuda 1 año.' },
      ],
    },
    2: {
      title: 'Ayudar en los eventos',
      lines: [
        { picture: 'chairs', text: 'Usted pone las sillas.' },
        { text: 'Usted ayuda a limpiar.' },
        { picture: 'coffee', text: 'Usted saluda a la gente.' },
        { text: 'Usted sirve café.' },
        { picture: 'camera', text: 'Usted toma fotos.' },
        { picture: 'smile', text: 'Usted debe ser amable y llegar a tiempo.' },
        { picture: 'ages', text: 'Usted debe tener 16 años o más.' },
        { picture: 'safety', text: 'Ese día le decimos cómo cuidarse.' },
      ],
    },
    3: {
      title: 'Ayudar a una familia',
      lines: [
        { picture: 'rest', text: 'Usted da una tarde libre a madres y padres.' },
        { picture: 'childcare', text: 'Usted juega, cocina o lee con las niñas y los niños.' },
        { picture: 'idCard', text: 'Usted nos da los nombres de 2 personas que le conocen.' },
        { text: 'Revisamos si usted tuvo problemas graves con la ley.' },
        { text: 'Pagamos esta revisión.' },
        { picture: 'firstAid', text: 'Le enseñamos qué hacer en un accidente.' },
      ],
    },
    4: {
      title: 'Ayudar en nuestra oficina',
      lines: [
        { picture: 'folder', text: 'Usted ayuda con llamadas y cartas.' },
        { text: 'También ayuda con listas y materiales.' },
        { text: 'Es un trabajo tranquilo.' },
        { picture: 'computer', text: 'Usted debe saber usar la computadora.' },
        { picture: 'lock', text: 'Usted guarda en secreto los datos de la gente.' },
        { picture: 'calendar', text: 'Usted viene el mismo día cada semana.' },
      ],
    },
  },
  time: 'Tiempo: {time}',
  donateTitle: 'Dar dinero',
  gifts: {
    1: { picture: 'car', text: 'Con {amount} dólares, 1 niña o niño va a terapia y vuelve.' },
    2: {
      picture: 'caregiver',
      text: 'Con {amount} dólares, pagamos unas horas de cuidado por la noche.',
    },
    3: {
      picture: 'class',
      text: 'Con {amount} dólares, 1 persona puede ir a un taller.',
    },
    4: {
      picture: 'wheelchair',
      text: 'Con {amount} dólares, prestamos una silla de ruedas por 6 meses.',
    },
  },
  donate: [
    { picture: 'money', text: 'Puede dar más o menos.' },
    { picture: 'noPayment', text: 'En este sitio no se puede pagar.' },
    { picture: 'phone', text: 'Para dar dinero, llame:', contact: 'phone' },
    { picture: 'desk', text: 'O venga a nuestra recepción.' },
  ],
  partnerTitle: 'Para empresas y grupos',
  partner: [{ picture: 'partners', text: 'Esto es para empresas, proveedores y grupos de la comunidad.' }],
  partnerships: {
    1: {
      title: 'Para proveedores',
      lines: [
        { picture: 'family', text: 'Hay familias que necesitan su ayuda.' },
        { text: 'Les hablamos de usted.' },
        { picture: 'noPaper', text: 'Usted empieza con menos papeles.' },
        { picture: 'list', text: 'Usted está en nuestra lista.' },
      ],
    },
    2: {
      title: 'Para empresas',
      lines: [
        { picture: 'company', text: 'Esto es para empresas.' },
        { picture: 'star', text: 'La gente recuerda lo que ustedes dieron.' },
        { picture: 'chart', text: 'Les mostramos qué hizo su dinero.' },
        { picture: 'volunteer', text: 'Su equipo puede ayudarnos un día.' },
        { picture: 'together', text: 'Su equipo aprende a trabajar con toda la gente.' },
      ],
    },
    3: {
      title: 'Para grupos de la comunidad',
      lines: [
        { picture: 'door', text: 'Ustedes comparten sus salones e ideas.' },
        { text: 'Sus personas voluntarias también ayudan.' },
        { picture: 'group', text: 'Planeamos eventos con ustedes.' },
        { text: 'Compartimos los gastos.' },
        { picture: 'checkAccess', text: 'Revisamos si toda la gente puede usar sus salones.' },
        { text: 'Esta revisión es gratis.' },
        { picture: 'volunteer', text: 'Nuestras personas voluntarias pueden ayudarles.' },
      ],
    },
  },
  callToActionTitle: 'Cómo empezar',
  callToAction: [
    { picture: 'smallSteps', text: 'Primero, llame o escriba.' },
    { text: 'Después empiece con una tarea pequeña.' },
    { text: 'Después decida si le gusta.' },
    callUs,
    writeToUs,
    { picture: 'talk', text: 'Alguien le responde.' },
  ],
} satisfies typeof en.easyGetInvolved;
