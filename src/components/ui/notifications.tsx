import { useEffect, useRef, useState } from 'react';
import { Toaster } from 'sonner';

/** Long enough to read two lines slowly; hovering or focusing the area stops the clock. */
const DURATION_MS = 10_000;

function dismissFocused(area: HTMLElement): void {
  const list = area.querySelector('ol');
  const notification =
    document.activeElement?.closest('[data-sonner-toast]') ??
    area.querySelector('[data-sonner-toast][data-front="true"]');
  notification?.querySelector<HTMLButtonElement>('[data-close-button]')?.click();
  // The list keeps the focus while other notifications remain; as it goes, the focus returns to where it came from.
  list?.focus();
}

/** Lets the focus go from the area: the library then takes it back to where it came from. */
function giveFocusBack(area: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && area.contains(activeElement)) activeElement.blur();
}

/**
 * The library stops the clocks while a pointer is pressed on its list, but not while the focus is in it: so the list is
 * told of the one as if it were the other.
 */
function hold(list: HTMLElement, held: boolean): void {
  for (const type of held ? ['pointerdown'] : ['pointerup', 'dragend']) {
    list.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

interface NotificationsProps {
  /** The area's name (specification, section 2). */
  label: string;
  closeLabel: string;
}

/**
 * The area of notifications at the bottom right (specification, section 2): Alt+T focuses it, Escape in it dismisses,
 * and they spread out on hover or focus.
 */
export default function Notifications({ label, closeLabel }: NotificationsProps) {
  const area = useRef<HTMLElement>(null);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    const section = area.current;
    if (!section) return;
    let held: boolean | undefined;
    const followFocus = () => {
      const list = section.querySelector('ol');
      const hasFocus = section.contains(document.activeElement);
      setFocused(hasFocus);
      if (!list || hasFocus === held) return;
      held = hasFocus;
      hold(list, held);
    };
    // The list goes with the last notification, a focus in it goes unheard, and the next list may still be held.
    const observer = new MutationObserver(() => {
      held = undefined;
      followFocus();
    });
    observer.observe(section, { childList: true });
    const onKeyDown = (event: KeyboardEvent) => {
      // The library only collapses the stack on Escape, and with Alt+T it does nothing while the area is empty.
      if (event.key === 'Escape' && section.contains(document.activeElement)) dismissFocused(section);
      if (event.altKey && event.code === 'KeyT' && !section.querySelector('ol')) section.focus();
    };
    const onClick = ({ target }: MouseEvent) => {
      // A notification goes with the press of its button, and the focus would be lost with it.
      if (target instanceof Element && target.closest('[data-button]')) giveFocusBack(section);
    };
    section.addEventListener('click', onClick);
    section.addEventListener('focusin', followFocus);
    section.addEventListener('focusout', followFocus);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      observer.disconnect();
      section.removeEventListener('click', onClick);
      section.removeEventListener('focusin', followFocus);
      section.removeEventListener('focusout', followFocus);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  return (
    <Toaster
      ref={area}
      customAriaLabel={label}
      position="bottom-right"
      closeButton
      expand={focused}
      duration={DURATION_MS}
      toastOptions={{ closeButtonAriaLabel: closeLabel }}
    />
  );
}
