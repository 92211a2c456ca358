import type { Display } from 'electron';

type DisplayInfo = Pick<Display, 'id' | 'bounds'>;

/** The connected displays. */
export interface Displays<Info extends DisplayInfo = DisplayInfo> {
  readonly all: readonly Info[];
  readonly primary: Info;
}

/** The display that a kiosk should fill, and the one before. */
export interface DisplayPreference {
  /** Counted from 1, left to right and then top to bottom; `undefined` for the primary display. */
  readonly number: number | undefined;
  /** The display the number last referred to, and how many displays were connected then. */
  readonly known?: { readonly id: number; readonly among: number };
}

/** Operating systems list displays in no reliable order. */
function sorted<Info extends DisplayInfo>(displays: readonly Info[]): Info[] {
  return displays.toSorted((one, other) => one.bounds.x - other.bounds.x || one.bounds.y - other.bounds.y);
}

function findPreferred<Info extends DisplayInfo>(
  all: readonly Info[],
  { number, known }: DisplayPreference,
): Info | undefined {
  if (number === undefined) return undefined;
  const same = all.find(({ id }) => id === known?.id);
  // While the preferred display is unplugged the others move up, and the number would refer to its neighbor.
  return same ?? (known && all.length < known.among ? undefined : sorted(all)[number - 1]);
}

/**
 * Chooses the display that a kiosk fills: the preferred one, or the primary one while that is unplugged.
 *
 * @returns the display, and the preference to pass in next time
 */
export function chooseDisplay<Info extends DisplayInfo>(
  { all, primary }: Displays<Info>,
  preference: DisplayPreference,
): { display: Info; preference: DisplayPreference } {
  const preferred = findPreferred(all, preference);
  if (!preferred) return { display: primary, preference };
  return {
    display: preferred,
    preference: { ...preference, known: { id: preferred.id, among: all.length } },
  };
}
