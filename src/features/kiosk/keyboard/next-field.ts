/** Whether Next and Previous stop here: of a group of radio buttons at one alone, as with the Tab key. */
function isStop(element: Element): element is HTMLElement {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') {
    return element.matches('input, select, textarea');
  }
  const group = element.form?.elements.namedItem(element.name);
  const buttons = group instanceof RadioNodeList ? ([...group] as HTMLInputElement[]) : [element];
  return element === (buttons.find(({ checked }) => checked) ?? buttons[0]);
}

/**
 * The field that comes after another one in its form.
 *
 * @param step 1 for the next field, -1 for the previous one
 * @returns `undefined` at the end of the form, and outside of forms
 */
export function nextField(
  field: HTMLInputElement | HTMLTextAreaElement,
  step: 1 | -1,
): HTMLElement | undefined {
  const stops = [...(field.form?.elements ?? [])].filter(isStop);
  const index = stops.indexOf(field);
  return index < 0 ? undefined : stops[index + step];
}
