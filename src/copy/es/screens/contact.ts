import type { Contact } from '@/content/contact';
import { dropMissing } from '@/lib/drop-missing';
import type * as en from '../../en/screens/contact';
import { offeredContactWays } from '../../offered-contact-ways';
import { reachUs } from '../shared/reach-us';
import { textInCrisis } from '../shared/without-voice';

export const contact = ((facts) => ({
  banner: {
    title: 'Hable con nosotros',
    text: 'Pregunte lo que quiera.',
  },
  form: {
    title: 'Envíenos un mensaje',
    text: 'Escriba aquí su mensaje, y luego elija cómo enviarlo. No se envía nada hasta que usted lo envíe.',
    labels: {
      firstName: 'Nombre',
      lastName: 'Apellidos',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      inquiryType: 'Tipo de consulta',
      message: 'Mensaje',
    },
    optional: 'opcional',
    chooseInquiryType: 'Elija…',
    submit: 'Ver mi mensaje',
    edit: 'Editar mi mensaje',
    errors: {
      firstName: 'Escriba su nombre.',
      lastName: 'Escriba sus apellidos.',
      email: 'Escriba su correo electrónico.',
      emailShape: 'Escriba una dirección de correo como nombre@example.com.',
      inquiryType: 'Elija de qué trata su mensaje.',
      message: 'Escriba su mensaje.',
    },
  },
  inquiryTypes: [
    { value: 'support', label: 'Necesito servicios de apoyo' },
    { value: 'provider', label: 'Quiero ofrecer servicios' },
    { value: 'volunteer', label: 'Oportunidades de voluntariado' },
    { value: 'donation', label: 'Hacer una donación' },
    { value: 'partnership', label: 'Consulta sobre una alianza' },
    { value: 'general', label: 'Información general' },
    { value: 'other', label: 'Otro asunto' },
  ],
  prepared: {
    title: 'Su mensaje está listo',
    text: 'Todavía no se ha enviado. Envíelo como prefiera. La primera línea, en inglés, es para la oficina.',
    messageLabel: 'Su mensaje',
    copy: 'Copiar el texto',
    copied: { title: 'Copiado', description: 'Puede pegar su mensaje donde quiera.' },
    selected: {
      title: 'Texto seleccionado',
      description: 'Para copiarlo, presione Ctrl+C, o toque el texto y manténgalo presionado.',
    },
    mail: 'Abrir en el correo',
    tooLongForMail:
      'Su mensaje es demasiado largo para el botón del correo. Copie el texto, abra el correo y pegue el texto allí.',
    textMessage: 'Enviar como mensaje de texto',
    print: 'Imprimir',
    code: 'Apunte la cámara de su teléfono a este código. El mensaje se abre en su teléfono, y usted lo envía desde allí.',
    shortened:
      'Su mensaje es demasiado largo para un solo código, así que falta el final. Puede agregarlo en su teléfono.',
    orCall: 'O comuníquese con nosotros directamente:',
    subject: (inquiry: string) => `${inquiry}: un mensaje para ${facts.name}`,
    lines: {
      name: 'Nombre',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      inquiry: 'Asunto',
      answerByText: 'Por favor, respóndame con un mensaje de texto.',
    },
  },
  reach: { title: 'Llame o escriba', ways: reachUs(facts) },
  otherLanguages: { title: 'En otros idiomas', interpreter: facts.interpreter },
  ways: {
    title: 'Contáctenos',
    items: offeredContactWays([
      {
        id: 'phone',
        label: 'Teléfono',
        lines: dropMissing<Contact>([facts.contacts.phone, facts.contacts.relay]),
      },
      {
        id: 'crisisLine',
        label: 'Línea de crisis',
        lines: dropMissing<Contact>([facts.contacts.crisisLine, textInCrisis(facts)]),
      },
      { id: 'text', label: 'Mensajes de texto', lines: dropMissing<Contact>([facts.contacts.textLine]) },
      { id: 'openingHours', label: 'Horario', lines: facts.openingHours, areSeparateFacts: true },
      { id: 'address', label: 'Dirección', lines: facts.address },
      {
        id: 'email',
        label: 'Correo electrónico',
        firstLabel: 'Preguntas generales:',
        lines: dropMissing<Contact | string>([
          facts.contacts.email,
          facts.contacts.supportEmail && 'Para recibir ayuda:',
          facts.contacts.supportEmail,
          facts.contacts.partnersEmail && 'Para empresas y grupos:',
          facts.contacts.partnersEmail,
        ]),
      },
      { id: 'fax', label: 'Fax', lines: dropMissing<Contact>([facts.contacts.fax]) },
    ]),
  },
  crisis: {
    title: '¿Está en crisis?',
    text: 'La línea de crisis atiende las 24 horas.',
    callLabel: 'Llame a la línea de crisis:',
    emergency: 'Si la vida de alguien está en peligro:',
    callEmergency: 'Llame al 911',
  },
  map: {
    title: 'Dónde estamos',
    label: 'Mapa interactivo',
    open: 'Abrir en Google Maps',
    scan: 'Escanee el código para encontrarnos en un mapa.',
    text: 'Estamos en',
    entrance: facts.entrance,
  },
  replyNote: facts.replyNote,
})) satisfies typeof en.contact;
