import type { PageCopy } from './page';
import { legalPaths } from './screen-paths';

/** Returns the name of the legal text that belongs at a path, if one does. */
export function legalTitle(path: string, { footer }: PageCopy): string | undefined {
  if (path === legalPaths.privacy) return footer.legal.privacy;
  return path === legalPaths.terms ? footer.legal.terms : undefined;
}
