import type { FormErrors } from '@/components/ui/checked-form';
import { trimmedText } from '@/lib/visible-text';

/**
 * Returns the errors of the required fields that are empty or blank (specification, section 5), or not what they must be.
 *
 * @param messages the error message of each required field, by field name and in the order of the form
 * @param checks what a text must be that is not just any, by field name
 */
export function wrongFields(
  data: FormData,
  messages: FormErrors,
  checks: Readonly<Record<string, (text: string) => boolean>> = {},
): FormErrors {
  return Object.fromEntries(
    Object.entries(messages).filter(([name]) => !(checks[name] ?? Boolean)(trimmedText(data, name))),
  );
}
