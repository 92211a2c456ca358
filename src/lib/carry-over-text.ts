import { type FormField, formFields } from './controls';

/**
 * Keeps what visitors type into the prerendered page. React re-renders it if another program has changed it, such as a password
 * manager that adds a box beside each field. The returned function writes each text into the field that replaced the original
 * one, once React has rendered, and tells the form with an `input` event.
 */
export function carryOverText(root: HTMLElement): () => void {
  const readFields = () => [...root.querySelectorAll<FormField>(formFields)];
  const before = readFields();
  const focused = document.activeElement;
  return () => {
    const currentFields = readFields();
    // Reads the texts only now, because the visitor may type during the several tasks that rendering takes.
    for (const field of before) {
      const current = currentFields.find(({ name }) => name === field.name);
      if (!current || !field.name || !field.value) continue;
      current.value = field.value;
      current.dispatchEvent(new Event('input', { bubbles: true }));
      // Leaves the focus alone if the visitor has moved on to another field.
      if (field === focused && document.activeElement === document.body)
        current.focus({ preventScroll: true });
    }
  };
}
