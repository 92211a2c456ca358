import type * as en from '../en/html';
import { contacts, foundation } from './page/foundation';

/** What the page says without scripts, or if they failed to load. Only the build reads it. */
export const html = {
  noScript: `Su navegador no puede ejecutar los programas de este sitio: solo puede mostrar esta página. De todos modos, puede llamarnos al ${contacts.phone.text}, escribirnos a ${contacts.email.text} o visitarnos en ${foundation.addressInline}.`,
  loadingFailed: {
    text: 'Esta página no se cargó por completo: el menú y la mayoría de los botones no funcionan. De todos modos, puede llamarnos:',
    phone: 'Teléfono',
    crisisLine: 'Línea de crisis',
    reload: 'Recargar esta página',
  },
} satisfies typeof en.html;
