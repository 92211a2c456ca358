/** Prints a part of the screen without the rest, which src/styles/print.css hides. */
export function printAlone(part: HTMLElement): void {
  const rest: Element[] = [];
  for (let inner: Element | null = part; inner?.parentElement?.closest('main'); inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) if (sibling !== inner) rest.push(sibling);
  }
  for (const element of rest) element.setAttribute('data-not-printed', '');
  const restore = () => {
    for (const element of rest) element.removeAttribute('data-not-printed');
  };
  window.addEventListener('afterprint', restore, { once: true });
  window.print();
}
