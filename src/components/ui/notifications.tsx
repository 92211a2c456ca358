import { useEffect, useRef, useState } from 'react';
import { Toaster, useSonner } from 'sonner';
import { listen } from '@/lib/listen';
import { setRootData } from '@/lib/root-element';

export { toast } from 'sonner';

/** How long a notification stays, enough to read two lines slowly. Hovering or focusing the area pauses the timer. */
const DURATION_MS = 10_000;

const noHotkey: string[] = [];

interface NotificationsProps {
  /** The accessible name of the area (specification, section 2). */
  label: string;
  closeLabel: string;
}

/** The notifications at the bottom right (specification, section 2): Alt+T focuses them, and hover or focus expands them. */
export default function Notifications({ label, closeLabel }: NotificationsProps) {
  const area = useRef<HTMLElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const { length } = useSonner().toasts;
  const isEmpty = length === 0;
  // Screen readers would stop at an empty landmark. It stays a live region, where they announce only what is added.
  const isLandmark = hasFocus || !isEmpty;

  useEffect(() => {
    const section = area.current;
    const focused = () => section?.contains(document.activeElement) === true;
    const onFocusChange = () => setHasFocus(focused());
    const unsubscribeFocus = listen(section, { focusin: onFocusChange, focusout: onFocusChange });
    const unsubscribeKeys = listen(document, {
      keydown(event) {
        const list = section?.querySelector('ol');
        // Collapses the stack as Sonner does on Escape, and dismisses the notification. Only attributes mark Sonner's parts.
        if (event.key === 'Escape' && list && focused()) {
          const front = list.querySelector('[data-front="true"]');
          const notification = document.activeElement?.closest('[data-sonner-toast]') ?? front;
          notification?.querySelector<HTMLButtonElement>('[data-close-button]')?.click();
          // Focuses the list first: Sonner restores the previous focus from there when the list unmounts.
          list.focus();
        }
        // Ignores Ctrl+Alt, which on Windows is AltGr and types a character.
        if (!event.altKey || event.ctrlKey || event.code !== 'KeyT') return;
        // Keeps Firefox from opening its Tools menu on Alt+T.
        event.preventDefault();
        if (section && !list) section.tabIndex = -1;
        (list ?? section)?.focus();
      },
    });
    return () => {
      unsubscribeFocus();
      unsubscribeKeys();
    };
  }, []);

  useEffect(() => {
    const section = area.current;
    if (isLandmark) section?.setAttribute('tabindex', '-1');
    else section?.removeAttribute('tabindex');
  }, [isLandmark]);

  useEffect(() => {
    // The list unmounts with the last notification, which fires no `focusout`.
    if (isEmpty) setHasFocus(area.current?.contains(document.activeElement) === true);
    // Sets an attribute for the style sheet: with `:has()` on the root, every change of the page would restyle it.
    return isEmpty ? undefined : setRootData({ notifications: '' });
  }, [isEmpty]);

  useEffect(() => {
    const list = isEmpty ? undefined : area.current?.querySelector('ol');
    // Simulates a press, since Sonner pauses its timers while a pointer is down on its list, but not while the focus is in it.
    for (const type of hasFocus ? ['pointerdown'] : ['pointerup', 'dragend'])
      list?.dispatchEvent(new Event(type, { bubbles: true }));
  }, [hasFocus, isEmpty]);

  return (
    <Toaster
      ref={area}
      customAriaLabel={isLandmark ? label : ''}
      closeButton
      // Turns off Sonner's own key, which would also react to AltGr+T and ignore an empty area.
      hotkey={noHotkey}
      expand={hasFocus}
      duration={DURATION_MS}
      toastOptions={{ closeButtonAriaLabel: closeLabel }}
    />
  );
}
