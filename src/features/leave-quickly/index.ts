export { LeaveMenuItem, LeaveNotice, LeaveTool } from './leave-quickly';
