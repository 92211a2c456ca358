export { copyFiles, type Part } from './copy-files';
export {
  type Copy,
  type CopyOf,
  currentContent,
  currentCopy,
  type Documents,
  loadCopy,
  loadDocument,
  onCopyChange,
  setDocuments,
  switchLanguage,
  useContent,
  useCopy,
  useDocuments,
  useLanguage,
  withCopy,
} from './copy-store';
export { LayoutCopyContext, useLayoutCopy } from './layout-copy';
export { offeredLanguages } from './offered-languages';
export { addressedLanguage, prefersOther, startLanguage } from './start-language';
