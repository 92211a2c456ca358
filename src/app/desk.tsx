import { DeskTools } from '@/features/desk';
import { DeskBridge } from './desk-bridge';
import { DeskVisit } from './desk-visit';
import { isolated } from './isolated';

/** What only a desk window has; no browser fetches it. */
export default { Bridge: isolated(DeskBridge), Visit: isolated(DeskVisit), Tools: isolated(DeskTools) };
