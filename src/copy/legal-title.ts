import { legalPaths } from './screen-paths';
import type { SharedCopy } from './shared';

/** Returns the name of the legal text that belongs at a path, if one does. */
export function legalTitle(path: string, { footer }: SharedCopy): string | undefined {
  if (path === legalPaths.privacy) return footer.legal.privacy;
  return path === legalPaths.terms ? footer.legal.terms : undefined;
}
