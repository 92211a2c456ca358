import type * as en from '../../en/screens/more';

export const more = {
  details: { text: 'Detalles', label: 'Detalles: {title}' },
  service: { text: 'Qué incluye', label: 'Qué incluye: {title}' },
  program: { text: 'Qué esperar', label: 'Qué esperar: {title}' },
  event: { text: 'Sobre el evento', label: 'Sobre el evento: {title}' },
  role: { text: 'Requisitos', label: 'Requisitos: {title}' },
  partnership: { text: 'Qué recibe', label: 'Qué recibe: {title}' },
} satisfies typeof en.more;
