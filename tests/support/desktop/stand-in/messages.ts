/** Messages from the stand-in's process to the driver. */
export type FromStandIn =
  | { readonly type: 'ready'; readonly browser: string }
  | { readonly type: 'result'; readonly id: number; readonly value?: unknown; readonly error?: string };

/** Messages from the driver to the stand-in's process. */
export type ToStandIn =
  | { readonly type: 'evaluate'; readonly id: number; readonly source: string; readonly arg: unknown }
  | { readonly type: 'quit' };

/** Sends a message to the driver; after a relaunch there is none. */
export function sendToDriver(message: FromStandIn): void {
  process.send?.(message);
}
