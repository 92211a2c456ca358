export { copyFiles, type Part } from './copy-files';
export {
  type Copy,
  type CopyOf,
  currentCopy,
  loadCopy,
  onCopyChange,
  setFoundation,
  switchLanguage,
  useCopy,
  useLanguage,
  withCopy,
} from './copy-store';
export { factsOf, fillFacts } from './fill-facts';
export { LayoutCopyContext, useLayoutCopy } from './layout-copy';
export { offeredLanguages } from './offered-languages';
export { addressedLanguage, prefersOther, startLanguage } from './start-language';
