import type * as en from '../../../en/tools/easy-read/contact';
import { contacts, foundation } from '../../page/foundation';

/** The main points of Contact in plain language. */
export const easyContact = {
  intro: [
    { picture: 'ask', text: 'Puede preguntarnos lo que quiera.' },
    { text: 'Todas las preguntas son importantes.' },
    { picture: 'letter', text: 'Alguien lee cada mensaje.' },
    { picture: 'clock', text: 'Casi siempre respondemos en 24 horas, de lunes a viernes.' },
  ],
  crisisTitle: '¿Está en crisis?',
  crisis: [
    { picture: 'ambulance', text: 'Si la vida de alguien está en peligro, llame al 911.' },
    { picture: 'crisis', text: 'Crisis significa sentirse muy mal o estar en peligro.' },
    { text: 'Llame a la línea de crisis:', contact: 'crisisLine' },
    { picture: 'clock', text: 'Está abierta las 24 horas del día.' },
    { text: 'Está abierta los 7 días de la semana, todo el año.' },
    { picture: 'listen', text: 'Le responde una persona preparada.' },
  ],
  waysTitle: 'Cómo comunicarse',
  ways: [
    { picture: 'phone', text: 'Llámenos:', contact: 'phone' },
    { picture: 'mail', text: 'Escríbanos:', contact: 'email' },
    { picture: 'helper', text: 'Para pedir apoyo, escriba a:', contact: 'supportEmail' },
    { picture: 'partners', text: 'Para alianzas, escriba a:', contact: 'partnersEmail' },
    { picture: 'printer', text: `Nuestro número de fax es ${contacts.fax.text}.` },
  ],
  hoursTitle: 'Cuándo abrimos',
  mapTitle: 'Dónde estamos',
  map: [
    { picture: 'place', text: `Estamos en ${foundation.addressInline}.` },
    { picture: 'wheelchairRamp', text: 'Puede entrar en silla de ruedas.' },
    { picture: 'bus', text: 'La parada del autobús está al otro lado de la calle.' },
    { text: 'Está a 2 minutos.' },
  ],
  formTitle: 'Escriba un mensaje',
  form: [
    { picture: 'form', text: 'Le hacemos 1 pregunta a la vez.' },
    { picture: 'send', text: 'Esta página no envía su mensaje.' },
    { text: 'Al final le mostramos cómo enviarlo.' },
  ],
  messageForm: {
    progress: 'Pregunta {number} de {total}',
    next: 'Siguiente',
    back: 'Atrás',
    finish: 'Mostrar mi mensaje',
    questions: {
      firstName: {
        title: '¿Cuál es su nombre?',
        label: 'Nombre',
        lines: [{ picture: 'idCard', text: 'Lo usamos para responderle.' }],
      },
      lastName: {
        title: '¿Cuál es su apellido?',
        label: 'Apellido',
        lines: [{ picture: 'family', text: 'Por ejemplo: García Pérez.' }],
      },
      email: {
        title: '¿Cuál es su correo electrónico?',
        label: 'Correo electrónico',
        lines: [{ picture: 'mail', text: 'Allí enviamos nuestra respuesta.' }],
      },
      phone: {
        title: '¿Cuál es su número de teléfono?',
        label: 'Número de teléfono',
        lines: [
          { picture: 'phone', text: 'Puede dejarlo vacío.' },
          { text: 'Entonces solo presione “Siguiente”.' },
        ],
      },
      inquiryType: {
        title: '¿De qué trata su mensaje?',
        label: 'Mi mensaje trata de:',
        lines: [{ picture: 'choose', text: 'Elija 1 respuesta.' }],
      },
      message: {
        title: '¿Qué quiere decirnos?',
        label: 'Su mensaje',
        lines: [{ picture: 'write', text: 'Puede escribir mucho o poco.' }],
      },
    },
    errors: {
      firstName: 'Por favor, escriba su nombre.',
      lastName: 'Por favor, escriba su apellido.',
      email: 'Por favor, escriba su correo electrónico.',
      emailShape: 'Por favor, escriba su correo electrónico así: nombre@example.com',
      inquiryType: 'Por favor, elija 1 respuesta.',
      message: 'Por favor, escriba su mensaje.',
    },
    inquiryTypes: [
      { value: 'support', label: 'Necesito ayuda' },
      { value: 'provider', label: 'Ofrezco servicios' },
      { value: 'volunteer', label: 'Quiero hacer voluntariado' },
      { value: 'donation', label: 'Quiero dar dinero' },
      { value: 'partnership', label: 'Mi empresa o grupo quiere ayudar' },
      { value: 'general', label: 'Tengo una pregunta' },
      { value: 'other', label: 'Otra cosa' },
    ],
    textLimit: {
      left: 'Puede escribir {count} letras más.',
      cut: 'Su texto era demasiado largo. Quedan las primeras {max} letras. Por favor, lea el final otra vez.',
    },
    prepared: {
      title: 'Su mensaje está listo',
      text: 'Todavía no se envió. Usted lo envía.',
      messageLabel: 'Su mensaje',
      copy: 'Copiar mi mensaje',
      copied: { title: 'Copiado', description: 'Puede pegar su mensaje en un correo electrónico.' },
      selected: {
        title: 'Su mensaje está marcado',
        description: 'Para copiarlo, presione Ctrl y C a la vez. O toque el texto y no suelte el dedo.',
      },
      mail: 'Abrir en mi correo electrónico',
      tooLongForMail:
        'Su mensaje es demasiado largo para este botón. Presione “Copiar mi mensaje”. Después abra su correo electrónico y péguelo.',
      print: 'Imprimir',
      code: 'Apunte la cámara de su teléfono a este dibujo. Su mensaje se abre en su teléfono. Envíelo desde allí.',
      shortened:
        'Su mensaje es demasiado largo para este dibujo. Falta el final. Escriba el final en su teléfono.',
      orCall: 'También puede llamarnos o escribirnos:',
    },
  },
} satisfies typeof en.easyContact;
