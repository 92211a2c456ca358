import { foundationFacts } from '../../foundation';

export { contacts } from '../../foundation';

/** Who the foundation is, and when and where it is open. */
export const foundation = {
  ...foundationFacts,
  openingHours: ['Mon-Fri 8:00 AM-6:00 PM', 'Sat 9:00 AM-4:00 PM', 'Sun closed'],
};
