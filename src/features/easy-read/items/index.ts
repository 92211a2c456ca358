export * from './easy-items';
export { inEasyWords } from './easy-words';
export { wordExplainer } from './explain-words';
