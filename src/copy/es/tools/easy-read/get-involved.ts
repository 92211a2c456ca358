import type * as en from '../../../en/tools/easy-read/get-involved';
import { askAtDesk, callUs, writeToUs } from './common';

/** The main points of Get Involved in plain language. */
export const easyGetInvolved = {
  intro: [
    { picture: 'clock', text: 'Puede dar parte de su tiempo.' },
    { picture: 'kindness', text: 'También puede dar dinero.' },
    { text: 'Toda ayuda es bienvenida.' },
  ],
  volunteerTitle: 'Haga voluntariado',
  volunteer: [
    { picture: 'volunteer', text: 'Las personas voluntarias nos dan su tiempo.' },
    { picture: 'class', text: 'Le mostramos qué hacer.' },
    { picture: 'helper', text: 'Siempre hay alguien para ayudarle.' },
    { picture: 'ask', text: '¿Quiere ayudar?' },
    { text: 'Cuéntenos.' },
    callUs,
    writeToUs,
    askAtDesk,
  ],
  time: 'Tiempo: {time}',
  donateTitle: 'Dar dinero',
  dollars: '{amount} dólares',
  donate: [
    { picture: 'money', text: 'Usted decide cuánto dinero da.' },
    { picture: 'noPayment', text: 'En este sitio no se puede pagar.' },
    { picture: 'phone', text: 'Para dar dinero, llame al:', contact: 'phone' },
    { picture: 'desk', text: 'O venga a nuestra recepción.' },
  ],
  partnerTitle: 'Para empresas y grupos',
  partner: [{ picture: 'partners', text: 'Esto es para empresas, proveedores y grupos de la comunidad.' }],
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
