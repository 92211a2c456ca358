/** Parts of the page that the kiosk looks for, whoever renders them. */
type PagePart = 'brand' | 'error-screen';

const parts = new Map<PagePart, Element>();

/** The `ref` of a part. */
function register(part: PagePart) {
  return (element: Element | null) => {
    if (!element) return;
    parts.set(part, element);
    return () => {
      if (parts.get(part) === element) parts.delete(part);
    };
  };
}

/** The `ref` of the logo in the header, which staff press for their panel. */
export const brand = register('brand');

/** The `ref` of the error screen, which an unattended kiosk leaves by itself. */
export const errorScreen = register('error-screen');

/** Finds a part while it is on the page. */
export function findPart(part: PagePart): Element | undefined {
  return parts.get(part);
}
