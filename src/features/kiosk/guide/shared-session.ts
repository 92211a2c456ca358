import type { TextField } from '@/lib/controls';
import type { createReminder } from './clock';
import type { GuideEvent } from './guide-policy';
import type { GuideState } from './guide-state';
import type { GuideHost } from './guide-view';
import type { createNarrator } from './narration/narrator';

export interface Session {
  readonly state: () => GuideState;
  readonly host: () => GuideHost;
  readonly narrator: ReturnType<typeof createNarrator>;
  readonly reminder: ReturnType<typeof createReminder>;
  readonly memory: {
    /** The field that was last typed into. */
    field: TextField | undefined;
    /** The key that was last pressed while the guide was off. */
    firstKey: KeyboardEvent | undefined;
  };
  readonly send: (...event: GuideEvent) => void;
}
