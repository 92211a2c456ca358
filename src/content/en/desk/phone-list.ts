import { foundationFacts } from '../../foundation';

/** The list of all numbers and addresses. */
export const phoneList = {
  lead: `Every number and address of ${foundationFacts.name}.`,
};
