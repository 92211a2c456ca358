import type * as en from '../../en/page/foundation';
import { foundationFacts } from '../../foundation';

export { contacts } from '../../foundation';

/** Who the foundation is, and when and where it is open. */
export const foundation = {
  ...foundationFacts,
  openingHours: [
    'Lunes a viernes 8:00 a. m. - 6:00 p. m.',
    'Sábado 9:00 a. m. - 4:00 p. m.',
    'Domingo: cerrado',
  ],
} satisfies typeof en.foundation;
