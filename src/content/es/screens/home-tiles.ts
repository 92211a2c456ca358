import type * as en from '../../en/screens/home-tiles';
import { finderAnchor, screenPaths } from '../../screen-paths';
import { contacts } from '../page/foundation';

/** What Home offers first where a dock has the navigation, each with the picture of people that shows it. */
export const homeTiles = {
  label: '¿Qué podemos hacer por usted?',
  tiles: [
    { title: 'Buscar ayuda', scene: 'ramp', to: { pathname: screenPaths.services, hash: finderAnchor } },
    { title: 'Programas y eventos', scene: 'kitchen', to: { pathname: screenPaths.programs } },
    { title: 'Voluntariado y donaciones', scene: 'desk', to: { pathname: screenPaths.getInvolved } },
    { title: 'Hablar con nosotros', scene: 'phone', to: { pathname: screenPaths.contact } },
  ],
  crisis: {
    title: 'En caso de crisis',
    text: `${contacts.crisisLine.text}, día y noche`,
    to: { pathname: screenPaths.contact, hash: 'crisis' },
  },
} satisfies typeof en.homeTiles;
