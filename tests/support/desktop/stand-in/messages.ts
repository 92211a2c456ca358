/** What the process of the stand-in tells the driver. */
export type FromStandIn =
  | { readonly type: 'ready'; readonly browser: string }
  | { readonly type: 'second-instance'; readonly argv: readonly string[] }
  | { readonly type: 'result'; readonly id: number; readonly value?: unknown; readonly error?: string };

/** What the driver tells the process of the stand-in. */
export type ToStandIn =
  | { readonly type: 'evaluate'; readonly id: number; readonly source: string; readonly arg: unknown }
  | { readonly type: 'second-instance'; readonly argv: readonly string[] }
  | { readonly type: 'quit' };

/** Tells the driver something. */
export function tell(message: FromStandIn): void {
  process.send?.(message);
}
