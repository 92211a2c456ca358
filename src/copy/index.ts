export type { CopyOf, CopySet } from './copy-set';
export { type LayoutCopy, LayoutCopyContext, useLayoutCopy } from './layout-copy';
export { offeredLanguages } from './offered-languages';
export {
  currentCopy,
  type Documents,
  loadDocument,
  onCopyChange,
  SiteProvider,
  setDocuments,
  switchLanguage,
  useContent,
  useCopy,
  useDocuments,
  useLanguage,
} from './site-store';
export { addressedLanguage, prefersOther, startLanguage } from './start-language';
