import { type ScreenId, screenPaths } from '@/copy/screen-paths';
import { keysOf } from '@/lib/keys-of';

/** Decodes and lowercases a path and drops empty segments, such as a trailing slash. */
function normalize(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // A malformed path matches no screen, so it stays as it is.
  }
  return `/${path.toLowerCase().split('/').filter(Boolean).join('/')}`;
}

/** Returns the screen at a path. The router's own matching renders nothing for some paths, such as `#..` and `#/%0A`. */
export function matchScreen(pathname: string): ScreenId {
  const path = normalize(pathname);
  const ids = keysOf(screenPaths);
  return ids.find((id) => screenPaths[id] === path) ?? 'notFound';
}
