import type * as en from '../../en/kiosk/to-phone';

export const toPhone = {
  button: { text: 'Llevarse esto', label: 'Llevarse esto: {title}' },
  call: { title: 'Llamar a este número', scan: 'Escanee esto con su teléfono para llamar' },
  textMessage: {
    title: 'Enviar un mensaje de texto',
    scan: 'Escanee esto con su teléfono para enviar un mensaje de texto',
  },
  write: { title: 'Escribir a esta dirección', scan: 'Escanee esto con su teléfono para escribir' },
  page: {
    title: 'Leer esta página en su teléfono',
    scan: 'Escanee esto con su teléfono para abrirla',
  },
  offer: { title: 'Llevarse esto', scan: 'Escanee esto con su teléfono para guardarlo como contacto' },
  calendar: { title: 'Llevarse esto', scan: 'Escanee esto con su teléfono para agregarlo a su calendario' },
  phone: 'Teléfono: {text}',
  orAsk: 'O pregunte en la recepción y se lo anotamos.',
} satisfies typeof en.toPhone;
