export { FindOnScreen } from './find/find-on-screen';
