export { Actions } from './actions';
export { CallToAction } from './call-to-action';
export { answerParts } from './use-answers';
export { WaysWithActions } from './ways-with-actions';
