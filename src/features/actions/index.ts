export { Actions } from './actions';
export { CallToAction } from './call-to-action';
export { MessageLink } from './message-link';
export { ReachUsWithActions } from './reach-us-with-actions';
