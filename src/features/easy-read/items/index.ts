export {
  type EasyCopy,
  easyTime,
  eventLines,
  expandAbbreviations,
  featureLines,
  programLines,
  programTitle,
  serviceLines,
  serviceTitle,
  testimonialLines,
} from './easy-items';
export { contentInEasyWords, inEasyWords } from './easy-words';
