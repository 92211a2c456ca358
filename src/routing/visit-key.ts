import type { Location } from 'react-router-dom';

/** Names one visit to a screen. Addresses that were typed all have the same key. */
export function visitKey({ key, pathname }: Location): string {
  return `${key} ${pathname}`;
}
