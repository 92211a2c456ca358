export { ToPhone } from './to-phone';
