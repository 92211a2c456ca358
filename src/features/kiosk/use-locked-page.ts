import { useEffect } from 'react';

/** Default actions that a public device must prevent: context menus, dragging, dropping files, zooming. */
const preventedEvents = ['contextmenu', 'dragstart', 'dragover', 'drop', 'gesturestart'];

/** Prevents context menus, drag and drop, and zooming with the wheel, also in a locked-down browser without the app. */
export function useLockedPage(): void {
  useEffect(() => {
    const prevent = (event: Event) => event.preventDefault();
    const preventZoom = (event: WheelEvent) => {
      if (event.ctrlKey) event.preventDefault();
    };
    for (const type of preventedEvents) document.addEventListener(type, prevent);
    document.addEventListener('wheel', preventZoom, { passive: false });
    return () => {
      for (const type of preventedEvents) document.removeEventListener(type, prevent);
      document.removeEventListener('wheel', preventZoom);
    };
  }, []);
}
