export { offeredLanguages } from '@/content/languages';
export { copyFiles, type Part } from './copy-files';
export {
  type Copy,
  type CopyOf,
  currentCopy,
  loadCopy,
  onCopyChange,
  switchLanguage,
  useCopy,
  useLanguage,
  withCopy,
} from './copy-store';
export { startLanguage } from './languages';
