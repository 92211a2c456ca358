import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Toaster } from 'sonner';
import { listen } from '@/lib/listen';

/** Grows with the text. Sonner sets 356 pixels inline, which a style sheet cannot override. */
const width = { '--width': 'min(26rem, 100vw - 48px)' } as CSSProperties;

/** Long enough to read two lines slowly; hovering or focusing the area pauses the timer. */
const DURATION_MS = 10_000;

const noHotkey: string[] = [];

/** Dismisses the notification with the focus, or the one in front. Sonner names its parts by these attributes alone. */
function dismissFocused(area: HTMLElement): void {
  const list = area.querySelector('ol');
  const notification =
    document.activeElement?.closest('[data-sonner-toast]') ??
    area.querySelector('[data-sonner-toast][data-front="true"]');
  notification?.querySelector<HTMLButtonElement>('[data-close-button]')?.click();
  // The list keeps the focus while other notifications remain. Once it unmounts, Sonner restores the previous focus.
  list?.focus();
}

/** Removes the focus from the area, upon which Sonner restores the previous focus. */
function releaseFocus(area: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && area.contains(activeElement)) activeElement.blur();
}

/**
 * Pauses or resumes the timers. Sonner pauses them while a pointer is pressed on its list, but not while the focus is
 * in it, so this simulates the pointer.
 */
function setPaused(list: HTMLElement, paused: boolean): void {
  for (const type of paused ? ['pointerdown'] : ['pointerup', 'dragend']) {
    list.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/**
 * Makes the area a landmark that can be focused, or neither: screen readers would stop at an empty one. Either way it
 * stays a live region, since they announce only what is added to one that is already there.
 */
function setLandmark(area: HTMLElement, label: string | undefined): void {
  if (label) {
    area.setAttribute('aria-label', label);
    area.tabIndex = -1;
  } else {
    area.removeAttribute('aria-label');
    area.removeAttribute('tabindex');
  }
}

interface NotificationsProps {
  /** The accessible name of the area (specification, section 2). */
  label: string;
  closeLabel: string;
}

/**
 * The notification area at the bottom right (specification, section 2): Alt+T focuses it, Escape inside dismisses a
 * notification, and the stack expands on hover or focus.
 */
export default function Notifications({ label, closeLabel }: NotificationsProps) {
  const area = useRef<HTMLElement>(null);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    const section = area.current;
    if (!section) return;
    let paused: boolean | undefined;
    const onFocusChange = () => {
      const list = section.querySelector('ol');
      const hasFocus = section.contains(document.activeElement);
      setFocused(hasFocus);
      setLandmark(section, list || hasFocus ? label : undefined);
      // For the style sheet: with `:has()` on the root, every change of the page would restyle it.
      document.documentElement.toggleAttribute('data-notifications', list !== null);
      if (!list || hasFocus === paused) return;
      paused = hasFocus;
      setPaused(list, paused);
    };
    // The list unmounts with the last notification. That fires no focusout, and may leave the next list paused.
    const observer = new MutationObserver(() => {
      paused = undefined;
      onFocusChange();
    });
    observer.observe(section, { childList: true });
    onFocusChange();
    const stopFocus = listen(section, { focusin: onFocusChange, focusout: onFocusChange });
    const stop = listen(document, {
      keydown(event) {
        // Sonner only collapses the stack on Escape.
        if (event.key === 'Escape' && section.contains(document.activeElement)) dismissFocused(section);
        // With Ctrl, it is AltGr on Windows, which types a character.
        if (!event.altKey || event.ctrlKey || event.code !== 'KeyT') return;
        // In Firefox, Alt+T also opens the Tools menu.
        event.preventDefault();
        const list = section.querySelector('ol');
        if (!list) setLandmark(section, label);
        (list ?? section).focus();
      },
      // Not on the section: screen readers would call it clickable, and stop at it.
      click({ target }) {
        // Clicking its button, as Sonner marks it, removes a notification, and the focus would be lost with it.
        const button = target instanceof Element && target.closest('[data-button]');
        if (button && section.contains(button)) releaseFocus(section);
      },
    });
    return () => {
      observer.disconnect();
      document.documentElement.removeAttribute('data-notifications');
      stopFocus();
      stop();
    };
  }, [label]);

  return (
    <Toaster
      ref={area}
      // Its name comes and goes with the landmark: Firefox would report one that it had at first for good.
      customAriaLabel=""
      position="bottom-right"
      closeButton
      // Its own would also be AltGr+T, and ignores an empty area.
      hotkey={noHotkey}
      expand={focused}
      duration={DURATION_MS}
      style={width}
      toastOptions={{ closeButtonAriaLabel: closeLabel }}
    />
  );
}
