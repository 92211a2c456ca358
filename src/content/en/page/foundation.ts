export { contacts, foundation } from '../../foundation';
