import type * as en from '../../en/desk/phone-list';

export const phoneList = ((facts) => ({
  lead: `Todos los teléfonos y direcciones de ${facts.name}.`,
  labels: {
    phone: 'Teléfono',
    crisisLine: 'Línea de crisis, día y noche',
    relay: 'Servicio de retransmisión',
    textLine: 'Mensajes de texto',
    crisisTextLine: 'Mensajes de texto en una crisis',
    address: 'Dirección',
    email: 'Correo electrónico',
    supportEmail: 'Correo electrónico para apoyo',
    partnersEmail: 'Correo electrónico para alianzas',
    fax: 'Fax',
  },
  copy: 'Copiar',
  copied: 'Copiado',
  selected: 'El texto está seleccionado. Para copiarlo, presione Ctrl+C.',
  readAloud: 'Leer en voz alta',
  close: 'Cerrar',
})) satisfies typeof en.phoneList;
