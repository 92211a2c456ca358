/** The `data-` attributes of the root element that style sheets respond to, without the prefix. */
type RootData =
  | ('text' | 'largeText' | 'spacing' | 'theme' | 'motion' | 'links' | 'modal')
  | ('kiosk' | 'kioskLoading' | 'compact' | 'lower' | 'hold' | 'keyboard' | 'guideBar' | 'notifications');

/** Sets `data-` attributes of the root element. */
export function setRootData(data: { readonly [Name in RootData]?: string }): () => void {
  const { dataset } = document.documentElement;
  Object.assign(dataset, data);
  return () => {
    for (const name of Object.keys(data)) delete dataset[name];
  };
}

/**
 * Sets custom properties of the root element.
 *
 * @param sizes in pixels by name, such as `--size-text`
 */
export function setRootSizes(sizes: Readonly<Record<string, number>>): () => void {
  const { style } = document.documentElement;
  for (const [name, px] of Object.entries(sizes)) style.setProperty(name, `${px}px`);
  return () => {
    for (const name of Object.keys(sizes)) style.removeProperty(name);
  };
}

/**
 * Keeps a custom property at the height of an element, in pixels, so that other elements leave room for it.
 *
 * @param onResize called each time the height has been set
 * @param of the element with the property; by default the root, where an inherited property restyles the whole page
 */
export function followHeight(
  name: string,
  element: Element,
  onResize?: () => void,
  { style }: HTMLElement = document.documentElement,
): () => void {
  const update = () => {
    // Rounds up, so that nothing overlaps the element.
    style.setProperty(name, `${Math.ceil(element.getBoundingClientRect().height)}px`);
    onResize?.();
  };
  // Updates now, and from then on in a frame: if an observer resizes the page, whoever observes the page gets an error.
  update();
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    style.removeProperty(name);
  };
}
