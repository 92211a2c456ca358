import type * as en from '../../en/desk/phone-list';
import { foundationFacts } from '../../foundation';

/** The list of all numbers and addresses. */
export const phoneList = {
  lead: `Todos los números y direcciones de ${foundationFacts.name}.`,
} satisfies typeof en.phoneList;
