export { LeaveLink, LeaveNote, useLeaveByShift } from './leave-quickly';
