import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import type { ScreenId } from '@/copy/screen-paths';

type GuideButton = Pick<ComponentProps<'button'>, 'ref' | 'aria-pressed'> & {
  readonly children: string;
  readonly onClick: () => void;
};

/** The controls that the audio guide adds to the kiosk; empty without the guide. */
export interface GuideControls {
  /** Whether it moves through the screen, which is not divided into pages then. */
  readonly isOn?: boolean;
  readonly toggle?: GuideButton | undefined;
  readonly setUp?: GuideButton;
  readonly panels?: ReactNode;
  readonly forgetVisitor?: () => void;
}

/** A line below which the page can be moved, from the highest to the lowest. */
export type ReachLine = 'reach' | 'low' | 'half';

/** Whether and how far everything is brought lower, for someone who sits or cannot reach up. */
interface LowerScreen {
  /** The line below which everything is shown; `undefined` while the whole display is in use. */
  readonly line: ReachLine | undefined;
  readonly onChange: (line?: ReachLine) => void;
  /** The distance from the top of the page to the line, in pixels. */
  readonly top: number;
  /** The lines that are on this display, from the highest; the first is the default. A tablet has none. */
  readonly lines: readonly ReachLine[];
}

/** The state of one visitor of the kiosk, besides that of every visitor of the site (`src/visit`). */
interface KioskVisit {
  readonly screen: ScreenId;
  readonly lowerScreen: LowerScreen;
  /** Whether controls respond to a long press only. */
  readonly holds: boolean;
  readonly setHolds: (holds: boolean) => void;
  readonly guide: GuideControls;
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
