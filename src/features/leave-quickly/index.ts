export { LeaveLink, LeaveNote } from './leave-quickly';
