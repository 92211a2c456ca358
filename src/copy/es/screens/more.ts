import type * as en from '../../en/screens/more';

export const more = {
  label: '{text}: {title}',
  details: 'Detalles',
  service: 'Qué incluye',
  program: 'Qué esperar',
  event: 'Sobre el evento',
  pastEvents: 'Eventos pasados',
  ways: 'Más formas de contacto',
  role: 'Requisitos',
  partnership: 'Qué recibe',
} satisfies typeof en.more;
