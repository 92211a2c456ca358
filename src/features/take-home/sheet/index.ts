export { TakeHomeSheet } from './take-home-sheet';
