import { type FormField, formFields } from './controls';

/** Collects text typed into the prerendered page. Call the result after React has rendered, which may replace the fields. */
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
