import type { Display } from 'electron';

type Place = Pick<Display, 'id' | 'bounds'>;

/** The displays at one moment. */
export interface Displays<Kind extends Place = Place> {
  readonly all: readonly Kind[];
  readonly primary: Kind;
}

/** Which display a kiosk is to fill, and what it knows of it. */
export interface WantedDisplay {
  /** Counted from 1, from the left and from the top; the primary one where it is not given. */
  readonly number: number | undefined;
  /** The display that the number meant when it was last there, among so many. */
  readonly known?: { readonly id: number; readonly among: number };
}

/** The systems list displays in no dependable order. */
function inOrder<Kind extends Place>(displays: readonly Kind[]): Kind[] {
  return displays.toSorted((one, other) => one.bounds.x - other.bounds.x || one.bounds.y - other.bounds.y);
}

function findWanted<Kind extends Place>(all: readonly Kind[], wanted: WantedDisplay): Kind | undefined {
  const { number, known } = wanted;
  if (number === undefined) return undefined;
  const same = all.find(({ id }) => id === known?.id);
  // Without the display that was meant, the others move up and the number would mean a neighbour.
  return same ?? (known && all.length < known.among ? undefined : inOrder(all)[number - 1]);
}

/**
 * Chooses the display that a kiosk fills: the wanted one, the primary one while that is unplugged, and the wanted one
 * again when it is back.
 *
 * @returns the display, and what to remember for the next choice
 */
export function chooseDisplay<Kind extends Place>(
  { all, primary }: Displays<Kind>,
  wanted: WantedDisplay,
): { display: Kind; wanted: WantedDisplay } {
  const found = findWanted(all, wanted);
  if (!found) return { display: primary, wanted };
  return { display: found, wanted: { ...wanted, known: { id: found.id, among: all.length } } };
}
