import type { FormErrors } from '@/components/ui/checked-form';
import { trimmedText } from '@/lib/visible-text';

/**
 * Returns the errors of the required fields that are empty or blank (specification, section 5).
 *
 * @param messages the error message of each required field, by field name and in the order of the form
 */
export function missingFields(data: FormData, messages: FormErrors): FormErrors {
  return Object.fromEntries(Object.entries(messages).filter(([name]) => trimmedText(data, name) === ''));
}
