export { TakeHomeToPhone } from './take-home-to-phone';
