import type { Display } from 'electron';

type DisplayInfo = Pick<Display, 'id' | 'bounds'>;

interface Displays<Info extends DisplayInfo> {
  readonly all: readonly Info[];
  readonly primary: Info;
}

/** Sorts displays from left to right and top to bottom, because systems list them in no reliable order. */
function sorted<Info extends DisplayInfo>(displays: readonly Info[]): Info[] {
  return displays.toSorted((one, other) => one.bounds.x - other.bounds.x || one.bounds.y - other.bounds.y);
}

/** Creates a function that returns a kiosk's display: by its number from 1, or the primary one while that is unplugged. */
export function displayChooser<Info extends DisplayInfo>(
  number: number | undefined,
  connected: () => Displays<Info>,
): () => Info {
  /** The display that the number stood for when it was last connected, and how many displays there were then. */
  let known: { readonly id: number; readonly among: number } | undefined;
  return () => {
    const { all, primary } = connected();
    if (number === undefined) return primary;
    const same = all.find(({ id }) => id === known?.id);
    // Remembers the display: while it is unplugged, the others move up, and its number would select a neighbor.
    const isUnplugged = known !== undefined && all.length < known.among;
    const preferred = same ?? (isUnplugged ? undefined : sorted(all)[number - 1]);
    if (preferred) known = { id: preferred.id, among: all.length };
    return preferred ?? primary;
  };
}
