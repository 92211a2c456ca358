/** Selects what people press. */
export const linksAndButtons = 'a[href], button, summary';

/** Selects the fields of forms. */
export const formFields = 'input, select, textarea';

export type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const typedKinds = ['text', 'email', 'tel', 'url', 'number'];

export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Returns an event's target, or the focused element, if it is a field that text is typed into. */
export function textFieldAt(target: EventTarget | null): TextField | undefined {
  if (target instanceof HTMLTextAreaElement) return target;
  return target instanceof HTMLInputElement && typedKinds.includes(target.type) ? target : undefined;
}
