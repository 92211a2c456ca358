export {
  type EasyCopy,
  easyTime,
  eventLines,
  eventTitle,
  featureLines,
  giftLine,
  heroTitle,
  plainOffer,
  programLines,
  programTitle,
  serviceLines,
  serviceTitle,
  testimonialLines,
} from './easy-items';
export { contentInEasyWords, inEasyWords } from './easy-words';
export { wordExplainer } from './explain-words';
