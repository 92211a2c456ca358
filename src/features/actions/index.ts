export { Actions } from './actions';
export { CallToAction } from './call-to-action';
export { CrisisCall } from './crisis-call';
export { MessageLink } from './message-link';
export { ReachUsWithActions } from './reach-us-with-actions';
