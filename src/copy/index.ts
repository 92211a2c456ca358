export type { CopyOf, CopySet } from './copy-set';
export { type LayoutCopy, LayoutCopyContext, useLayoutCopy } from './layout-copy';
export { currentCopy, useCopy } from './use-copy';
