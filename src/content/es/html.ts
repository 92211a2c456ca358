import type * as en from '../en/html';
import { contacts, foundation } from './page/foundation';

/** The page's title and description, and what it says without scripts, or if they failed to load. Only the build reads it. */
export const html = {
  title: foundation.name,
  description:
    'Una fundación sin fines de lucro que pone a las personas con necesidades especiales y a sus familias en contacto con quienes pueden ayudar.',
  noScript: `Su navegador no puede ejecutar los programas de este sitio: solo puede mostrar esta página. De todos modos, puede llamarnos al ${contacts.phone.text}, escribirnos a ${contacts.email.text} o visitarnos en ${foundation.addressInline}.`,
  loadingFailed: {
    text: 'Esta página no se cargó por completo: el menú y la mayoría de los botones no funcionan. De todos modos, puede llamarnos:',
    phone: 'Teléfono',
    crisisLine: 'Línea de crisis',
    reload: 'Recargar esta página',
  },
} satisfies typeof en.html;
