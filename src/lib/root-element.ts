type TrackedHeight = 'above-dock' | 'dock' | 'header' | 'keyboard' | 'sentence' | 'tools';
type KioskSize =
  | 'dock-most'
  | 'least-text'
  | `reach-${'line' | 'top'}`
  | `size-${'qr-code' | 'target' | 'text'}`;

/** A length in pixels that style sheets of several folders read, as a custom property of the root, a header or a dialog. */
type RootSize = `--${TrackedHeight}-height` | `--${KioskSize}` | '--help-row' | '--lower-bar';

type DisplaySettingsData = 'largeText' | 'links' | 'motion' | 'spacing' | 'text' | 'theme';
type KioskState = 'guideBar' | 'hold' | 'keyboard' | 'kiosk' | 'kioskLoading';
type KioskDisplay = 'compact' | 'fewLines' | 'lower' | 'pointer';

/** A `data-` attribute of the root element that style sheets read, by its name in camel case. */
type RootData = DisplaySettingsData | KioskState | KioskDisplay | 'loading' | 'modal' | 'notifications';

/** Sets `data-` attributes of the root element. */
export function setRootData(data: Readonly<Partial<Record<RootData, string>>>): () => void {
  const { dataset } = document.documentElement;
  Object.assign(dataset, data);
  return () => {
    for (const name of Object.keys(data)) delete dataset[name];
  };
}

/** Sets sizes of the root element. */
export function setRootSizes(sizes: Readonly<Partial<Record<RootSize, number>>>): () => void {
  const { style } = document.documentElement;
  for (const [name, px] of Object.entries(sizes)) style.setProperty(name, `${px}px`);
  return () => {
    for (const name of Object.keys(sizes)) style.removeProperty(name);
  };
}

/** The size that is set, or 0. */
export const rootSize = (name: RootSize): number =>
  Number.parseFloat(document.documentElement.style.getPropertyValue(name)) || 0;

/** Keeps a custom property equal to an element's height in pixels. A change on the root restyles the whole page. */
export function trackHeight(
  name: RootSize,
  element: Element,
  onResize?: () => void,
  owner: HTMLElement = document.documentElement,
): () => void {
  const update = () => {
    // Rounds up, so that nothing overlaps the element.
    owner.style.setProperty(name, `${Math.ceil(element.getBoundingClientRect().height)}px`);
    onResize?.();
  };
  // Updates in a frame: if an observer resizes the page, whoever observes the page gets an error.
  let frame = requestAnimationFrame(update);
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
