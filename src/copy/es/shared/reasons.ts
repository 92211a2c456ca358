import type * as en from '../../en/shared/reasons';
import { finderAnchor, screenPaths } from '../../screen-paths';

export const reasons = {
  label: '¿Qué podemos hacer por usted?',
  tiles: [
    { title: 'Buscar ayuda', scene: 'ramp', to: { pathname: screenPaths.services, hash: finderAnchor } },
    { title: 'Programas y eventos', scene: 'kitchen', to: { pathname: screenPaths.programs } },
    { title: 'Ayudar o donar', scene: 'desk', to: { pathname: screenPaths.getInvolved } },
    { title: 'Hablar con nosotros', scene: 'phone', to: { pathname: screenPaths.contact } },
  ],
} satisfies typeof en.reasons;
