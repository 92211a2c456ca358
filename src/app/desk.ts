import { DeskTools } from '@/features/desk';
import { DeskBridge } from './desk-bridge';
import { DeskVisit } from './desk-visit';

/** What only a desk window has; no browser fetches it. */
export default { Bridge: DeskBridge, Visit: DeskVisit, Tools: DeskTools };
