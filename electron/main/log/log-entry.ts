import type { DesktopMode } from '../../shared/host-settings';
import type { Failure, RecoveryStep } from '../recovery/recovery-policy';

/** What a log tells of; nothing in it comes from a visitor. */
export type LogEntry =
  | {
      readonly event: 'start';
      readonly version: string;
      readonly mode: DesktopMode;
      readonly relaunches: number;
    }
  | { readonly event: 'reset' }
  | { readonly event: 'recovery'; readonly failure: Failure; readonly action: RecoveryStep['action'] }
  | { readonly event: 'refused-navigation'; readonly address: string }
  | { readonly event: 'exit'; readonly reason: 'quit' | 'relaunch' };

/** Shortens an address to what cannot hold a visitor's text: the scheme and, on the web, the host. */
export function withoutText(address: string): string {
  if (!URL.canParse(address)) return 'no address';
  const { protocol, host } = new URL(address);
  return /^https?:$/.test(protocol) ? `${protocol}//${host}` : protocol;
}

/** Writes an entry as one line of JSON. */
export function logLine(entry: LogEntry, time: Date): string {
  return `${JSON.stringify({ time: time.toISOString(), ...entry })}\n`;
}
