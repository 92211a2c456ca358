export { TakeAwaySheet } from './take-away-sheet';
