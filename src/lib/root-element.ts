/** The `data-` attributes of the root element that style sheets respond to. */
export const rootDataNames = [
  ...(['loading', 'text', 'largeText', 'spacing', 'theme', 'motion', 'links', 'modal', 'pointer'] as const),
  ...(['kiosk', 'kioskLoading', 'compact', 'fewLines', 'lower', 'hold', 'keyboard'] as const),
  ...(['guideBar', 'notifications'] as const),
] as const;

export type RootData = { [Name in (typeof rootDataNames)[number]]?: string };

/** The custom properties of the root element that are lengths in pixels. */
type RootSize =
  | ('--header-height' | '--tools-height' | '--lower-bar' | '--dock-height' | '--keyboard-height')
  | ('--caption-height' | '--size-text' | '--least-text' | '--size-target' | '--size-qr-code')
  | ('--dock-most' | '--reach-line' | '--reach-top');

/** Sets `data-` attributes of the root element. */
export function setRootData(data: Readonly<RootData>): () => void {
  const { dataset } = document.documentElement;
  Object.assign(dataset, data);
  return () => {
    for (const name of Object.keys(data)) delete dataset[name];
  };
}

/** Sets custom properties of the root element. */
export function setRootSizes(sizes: { readonly [Name in RootSize]?: number }): () => void {
  const { style } = document.documentElement;
  for (const [name, px] of Object.entries(sizes)) style.setProperty(name, `${px}px`);
  return () => {
    for (const name of Object.keys(sizes)) style.removeProperty(name);
  };
}

/** The size that is set, or 0. */
export const rootSize = (name: RootSize): number =>
  Number.parseFloat(document.documentElement.style.getPropertyValue(name)) || 0;

/**
 * Keeps a custom property at the height of an element, in pixels, so that other elements leave room for it. An owner other than
 * the root keeps an inherited property from restyling the whole page.
 */
export function followHeight(
  name: RootSize | '--help-row' | '--said-height',
  element: Element,
  onResize?: () => void,
  owner: HTMLElement = document.documentElement,
): () => void {
  const update = () => {
    // Rounds up, so that nothing overlaps the element.
    owner.style.setProperty(name, `${Math.ceil(element.getBoundingClientRect().height)}px`);
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
    owner.style.removeProperty(name);
  };
}
