import { createContext, useContext } from 'react';
import type { ScreenId } from '@/copy/screen-paths';
import type { LowerScreen } from './display/use-display';
import type { Guide } from './guide/use-guide';

/** The state of one visitor of the kiosk, besides that of every visitor of the site (`src/visit`). */
interface KioskVisit {
  readonly screen: ScreenId;
  readonly lowerScreen: LowerScreen;
  /** Whether controls respond to a long press only. */
  readonly holds: boolean;
  readonly setHolds: (holds: boolean) => void;
  readonly guide: Guide;
  /** Goes back; `undefined` if there is no screen to go back to. */
  readonly goBack: (() => void) | undefined;
  readonly end: () => void;
}

const KioskVisitContext = createContext<KioskVisit | undefined>(undefined);

export const KioskVisitProvider = KioskVisitContext.Provider;

/** The current visit. */
export function useKioskVisit(): KioskVisit {
  const visit = useContext(KioskVisitContext);
  if (!visit) throw new Error('useKioskVisit must be used within a KioskVisitProvider.');
  return visit;
}
