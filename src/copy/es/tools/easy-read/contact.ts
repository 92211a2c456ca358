import { dropMissing } from '@/lib/drop-missing';
import type { EasyLine } from '../../../en/tools/easy-read/common';
import type * as en from '../../../en/tools/easy-read/contact';
import { callUs, callWithRelay, writeToUs } from './common';

export const easyContact = (({ addressInline, relay, contacts: { phone } }) => ({
  title: 'Hablemos',
  emergency: {
    picture: 'ambulance',
    text: 'Si la vida de alguien está en peligro:',
    emergency: 'Llame al 911.',
  },
  crisis: [
    { picture: 'crisis', text: 'En una crisis, llame al:', contact: 'crisisLine' },
    { text: 'Puede llamar de día y de noche, todos los días.' },
    { picture: 'textMessage', text: 'O envíe un mensaje de texto:', contact: 'crisisTextLine' },
  ],
  waysTitle: 'Cómo comunicarse',
  ways: dropMissing<EasyLine>([
    callUs,
    callWithRelay,
    relay && { text: `En el ${relay}, pida que llamen al ${phone.text}.` },
    { picture: 'textMessage', text: 'Envíenos un mensaje de texto:', contact: 'textLine' },
    writeToUs,
    { picture: 'helper', text: 'Para recibir ayuda, escriba a:', contact: 'supportEmail' },
    { picture: 'partners', text: 'Para empresas y grupos, escriba a:', contact: 'partnersEmail' },
  ]),
  hoursTitle: 'Cuándo abrimos',
  languagesTitle: 'Otros idiomas',
  storyTitles: { visit: 'Su primera visita', call: 'Su primera llamada' },
  mapTitle: 'Dónde estamos',
  map: [{ picture: 'place', text: `Estamos en ${addressInline}.` }],
  formTitle: 'Escriba un mensaje',
  form: [
    { picture: 'ask', text: 'Puede preguntar lo que quiera.' },
    { picture: 'form', text: 'Le hacemos 1 pregunta y después otra.' },
    { picture: 'send', text: 'Al final, usted envía el mensaje.' },
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
        lines: [{ picture: 'idCard', text: 'Así sabemos su nombre cuando le respondemos.' }],
      },
      lastName: {
        title: '¿Cuáles son sus apellidos?',
        label: 'Apellidos',
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
          { text: 'Después presione “Siguiente”.' },
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
      lastName: 'Por favor, escriba sus apellidos.',
      email: 'Por favor, escriba su correo electrónico.',
      emailShape: 'Por favor, escriba su correo electrónico así: nombre@example.com',
      inquiryType: 'Por favor, elija 1 respuesta.',
      message: 'Por favor, escriba su mensaje.',
    },
    inquiryTypes: [
      { value: 'support', label: 'Necesito ayuda' },
      { value: 'provider', label: 'Ofrezco servicios' },
      { value: 'volunteer', label: 'Quiero dar mi tiempo' },
      { value: 'donation', label: 'Quiero dar dinero' },
      { value: 'partnership', label: 'Mi empresa o grupo quiere ayudar' },
      { value: 'general', label: 'Tengo una pregunta' },
      { value: 'other', label: 'Otra cosa' },
    ],
    textLimit: {
      left: 'Letras que todavía puede escribir: {count}',
      cut: 'Su texto es muy largo.\nQuedan las primeras {max} letras.\nPor favor, lea el final otra vez.',
    },
    prepared: {
      title: 'Su mensaje está listo',
      text: 'Ahora usted debe enviarlo.\nLa primera línea está en inglés.\nEs para la oficina.',
      messageLabel: 'Su mensaje',
      copy: 'Copiar mi mensaje',
      copied: { title: 'Copiado', description: 'Ahora puede pegar su mensaje.' },
      selected: {
        title: 'Copie su mensaje',
        description: 'Para copiarlo, presione Ctrl y C a la vez.\nO toque el texto y deje el dedo allí.',
      },
      mail: 'Abrir en mi correo electrónico',
      tooLongForMail:
        'Su mensaje es muy largo para este botón.\nPresione “Copiar mi mensaje”.\nAbra su correo electrónico.\nDespués pegue su mensaje.',
      textMessage: 'Enviar como mensaje de texto',
      print: 'Imprimir',
      code: 'Abra la cámara de su teléfono.\nApunte a este dibujo.\nSu mensaje se abre en su teléfono.\nEnvíelo desde allí.',
      shortened: 'En este dibujo falta el final de su mensaje.\nEscriba el final en su teléfono.',
      orCall: 'También puede llamarnos o escribirnos:',
    },
  },
})) satisfies typeof en.easyContact;
