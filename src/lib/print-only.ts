/** Prints an element without what is beside it and each element around it, up to `within` (src/styles/print.css). */
export function printOnly(element: Element, within: Element | null): () => void {
  const rest: Element[] = [];
  for (let inner: Element | null = element; inner && inner !== within; inner = inner.parentElement) {
    for (const sibling of inner.parentElement?.children ?? []) if (sibling !== inner) rest.push(sibling);
  }
  for (const hidden of rest) hidden.setAttribute('data-not-printed', '');
  return () => {
    for (const hidden of rest) hidden.removeAttribute('data-not-printed');
  };
}
