export * from './easy-items';
export { contentInEasyWords, inEasyWords } from './easy-words';
export { wordExplainer } from './explain-words';
