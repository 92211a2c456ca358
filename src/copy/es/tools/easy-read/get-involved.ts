import type * as en from '../../../en/tools/easy-read/get-involved';
import { callUs, writeToUs } from './common';

export const easyGetInvolved = {
  intro: [{ picture: 'kindness', text: 'Puede dar su tiempo, o dinero.' }],
  volunteerTitle: 'Haga voluntariado',
  volunteer: [
    { picture: 'volunteer', text: 'Las personas voluntarias nos dan su tiempo.' },
    { picture: 'class', text: 'Le mostramos qué hacer.' },
    callUs,
    writeToUs,
  ],
  time: 'Tiempo: {time}',
  donateTitle: 'Dar dinero',
  dollars: '{amount} dólares',
  amounts: { picture: 'money', text: 'Su dinero puede hacer esto:' },
  donate: [
    { picture: 'choose', text: 'Usted decide cuánto dinero da.' },
    { picture: 'noPayment', text: 'En este sitio no se puede pagar.' },
    { picture: 'phone', text: 'Para dar dinero, llame al:', contact: 'phone' },
  ],
  partnerTitle: 'Para empresas y grupos',
} satisfies typeof en.easyGetInvolved;
