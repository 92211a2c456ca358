/** Prints an element without what is beside it and each element around it, up to `within` (src/styles/print.css). */
export function printOnly(part: Element, within: Element | null): () => void {
  const rest: Element[] = [];
  for (let inner: Element | null = part; inner && inner !== within; inner = inner.parentElement) {
    for (const sibling of inner.parentElement?.children ?? []) if (sibling !== inner) rest.push(sibling);
  }
  for (const element of rest) element.setAttribute('data-not-printed', '');
  return () => {
    for (const element of rest) element.removeAttribute('data-not-printed');
  };
}
