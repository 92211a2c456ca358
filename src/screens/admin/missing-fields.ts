import { type FormErrors, trimmedText } from '@/components/ui/checked-form';

/**
 * What is missing from a form (specification, section 5); blanks alone are nothing.
 *
 * @param words what to say about each required field, by its name and in the order of the form
 */
export function missingFields(data: FormData, words: FormErrors): FormErrors {
  return Object.fromEntries(Object.entries(words).filter(([name]) => trimmedText(data, name) === ''));
}
