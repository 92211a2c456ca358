import { useEffect } from 'react';

/** What a page lets people do to it that a public display must not: menus, dragging, dropping files, zooming. */
const refused = ['contextmenu', 'dragstart', 'dragover', 'drop', 'gesturestart'];

/** Refuses menus, drag and drop, and zooming by wheel, also in a browser that is locked by other means. */
export function useLockedPage(): void {
  useEffect(() => {
    const refuse = (event: Event) => event.preventDefault();
    const refuseZoom = (event: WheelEvent) => {
      if (event.ctrlKey) event.preventDefault();
    };
    for (const type of refused) document.addEventListener(type, refuse);
    document.addEventListener('wheel', refuseZoom, { passive: false });
    return () => {
      for (const type of refused) document.removeEventListener(type, refuse);
      document.removeEventListener('wheel', refuseZoom);
    };
  }, []);
}
