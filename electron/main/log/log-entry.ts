import type { DesktopMode } from '../../shared/host-settings';
import type { Failure, RecoveryStep } from '../recovery/recovery-policy';

/** An event in the log; contains nothing that a visitor typed. OPERATING.md explains each. */
export type LogEntry =
  | {
      readonly event: 'start';
      readonly version: string;
      readonly mode: DesktopMode;
      readonly relaunches: number;
    }
  | { readonly event: 'refused-start'; readonly reason: string }
  | { readonly event: 'content'; readonly sha256: string; readonly from: 'file' | 'copy' }
  | { readonly event: 'waiting-for-content'; readonly reason: string }
  | { readonly event: 'copy-not-kept'; readonly reason: string }
  | { readonly event: 'refused-content'; readonly reason: string }
  | { readonly event: 'alive'; readonly version: string; readonly content: string | undefined }
  | { readonly event: 'reset' }
  | { readonly event: 'recovery'; readonly failure: Failure; readonly action: RecoveryStep['kind'] }
  | { readonly event: 'refused-navigation'; readonly address: string }
  | { readonly event: 'exit'; readonly reason: 'quit' | 'relaunch' | 'session-end' };

/** Reduces a URL to the parts that cannot contain a visitor's text: the scheme and, on the web, the host. */
export function redactUrl(url: string): string {
  if (!URL.canParse(url)) return 'invalid URL';
  const { protocol, host } = new URL(url);
  return /^https?:$/.test(protocol) ? `${protocol}//${host}` : protocol;
}

/** Formats an entry as one line of JSON. */
export function logLine(entry: LogEntry, time: Date, kiosk: string | undefined): string {
  return `${JSON.stringify({ time: time.toISOString(), kiosk, ...entry })}\n`;
}
