type EventsOf<Target> = Target extends Window
  ? WindowEventMap
  : Target extends Document
    ? DocumentEventMap
    : HTMLElementEventMap;

/** Listens for events of the page, by their types. */
export function listen<Target extends Window | Document | HTMLElement>(
  target: Target | null,
  handlers: { readonly [Type in keyof EventsOf<Target>]?: (event: EventsOf<Target>[Type]) => unknown },
  options?: AddEventListenerOptions,
): () => void {
  const listening = new AbortController();
  for (const [type, handler] of Object.entries(handlers)) {
    target?.addEventListener(type, handler as EventListener, { ...options, signal: listening.signal });
  }
  return () => listening.abort();
}
