export { type Message, readMessage, textFields, validateMessage } from './message';
export { PreparedMessage } from './prepared-message';
