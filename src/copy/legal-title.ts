import type { PageCopy } from './page';
import { legalPaths } from './screen-paths';

/** The name of the legal text that is expected at a path, if one is. */
export function legalTitle(path: string, { footer }: PageCopy): string | undefined {
  if (path === legalPaths.privacy) return footer.legal.privacy;
  return path === legalPaths.terms ? footer.legal.terms : undefined;
}
