export { offeredLanguages } from '@/content/languages';
export type { Part } from './copy-files';
export {
  type Copy,
  type CopyOf,
  currentCopy,
  loadCopy,
  onCopyChange,
  switchLanguage,
  useCopy,
  withCopy,
} from './copy-store';
export { startLanguage } from './languages';
