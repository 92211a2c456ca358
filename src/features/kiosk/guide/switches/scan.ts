/** The controls of the switches themselves, which are in every round. */
export const switchControls = ['back', 'settings', 'stop'] as const;

/** Identifies a control of the switches. */
export type SwitchControl = (typeof switchControls)[number];

/** A part of the screen, a dialog or the keyboard. */
export interface ScanGroup<Item> {
  /** Identifies the group for as long as it is on the page. */
  readonly key: unknown;
  /** What can be chosen in it. */
  readonly items: readonly Item[];
}

/** Where a scan can be. */
export type ScanStop<Item> =
  | { readonly kind: 'group'; readonly group: ScanGroup<Item>; readonly key: unknown }
  | { readonly kind: 'item'; readonly item: Item; readonly key: unknown }
  | { readonly kind: 'control'; readonly control: SwitchControl; readonly key: unknown };

/** A scan: groups first, then the items of the group that was chosen. */
export interface Scan<Item> {
  readonly groups: readonly ScanGroup<Item>[];
  /** The group whose items are scanned; `undefined` while the groups are. */
  readonly open: ScanGroup<Item> | undefined;
  readonly index: number;
  /** Whether the step here was not the scan's own, so that the visitor has to find it first. */
  readonly isNew: boolean;
  /** Rounds since the last press. */
  readonly rounds: number;
}

/** Rounds after which a scan pauses until the next press. */
const ROUNDS = 3;

/** With so few items, as in the kiosk's Menu, choosing a group first would take longer. */
const FEW_ITEMS = 10;

interface Keyed {
  readonly node: unknown;
}

/** Starts with the first group. */
export function startScan<Item>(groups: readonly ScanGroup<Item>[], rounds = 0): Scan<Item> {
  return { groups, open: undefined, index: 0, isNew: true, rounds };
}

/** One round of a scan. A group of a single item is that item. */
export function stopsOf<Item extends Keyed>({
  groups,
  open,
}: Pick<Scan<Item>, 'groups' | 'open'>): ScanStop<Item>[] {
  const itemStop = (item: Item): ScanStop<Item> => ({ kind: 'item', item, key: item.node });
  const all = groups.flatMap(({ items }) => items);
  const isFlat = open !== undefined || all.length <= FEW_ITEMS;
  const stops = isFlat
    ? (open?.items ?? all).map(itemStop)
    : groups.map((group): ScanStop<Item> => {
        const [only, ...others] = group.items;
        return only && others.length === 0 ? itemStop(only) : { kind: 'group', group, key: group.key };
      });
  return [
    ...stops,
    ...switchControls.map((control): ScanStop<Item> => ({ kind: 'control', control, key: control })),
  ];
}

/** Where the scan is. */
export function stopOf<Item extends Keyed>(scan: Scan<Item>): ScanStop<Item> {
  const stops = stopsOf(scan);
  return stops[scan.index] ?? (stops[0] as ScanStop<Item>);
}

/** Goes to the next stop, and from the last to the first. */
export function stepScan<Item extends Keyed>(scan: Scan<Item>): Scan<Item> {
  const isLast = scan.index >= stopsOf(scan).length - 1;
  return {
    ...scan,
    index: isLast ? 0 : scan.index + 1,
    isNew: false,
    rounds: scan.rounds + Number(isLast),
  };
}

/** A press ends a pause, and starts to count the rounds again. */
export function pressScan<Item>(scan: Scan<Item>): Scan<Item> {
  return { ...scan, rounds: 0, isNew: true };
}

/** Whether nobody has pressed for several rounds. */
export function isPaused({ rounds }: Pick<Scan<unknown>, 'rounds'>): boolean {
  return rounds >= ROUNDS;
}

/** Pauses until the next press. */
export function pauseScan<Item>(scan: Scan<Item>): Scan<Item> {
  return { ...scan, rounds: ROUNDS };
}

/** Scans the items of a group, beginning with one of them. */
export function openGroup<Item>(scan: Scan<Item>, group: ScanGroup<Item>, index = 0): Scan<Item> {
  return { ...scan, open: group, index, isNew: true };
}

/** Goes from the items of a group back to that group. */
export function closeGroup<Item extends Keyed>(scan: Scan<Item>): Scan<Item> {
  const groups = { ...scan, open: undefined };
  const index = stopsOf(groups).findIndex(({ key }) => key === scan.open?.key);
  return { ...groups, index: Math.max(0, index), isNew: true };
}

/** Goes to an item, in its group if there are groups. */
export function scanItem<Item extends Keyed>(scan: Scan<Item>, node: unknown): Scan<Item> {
  const groups = { ...scan, open: undefined };
  const flat = stopsOf(groups).findIndex(({ key }) => key === node);
  if (flat >= 0) return { ...groups, index: flat, isNew: true };
  for (const group of scan.groups) {
    const index = group.items.findIndex((item) => item.node === node);
    if (index >= 0) return openGroup(scan, group, index);
  }
  return scan;
}

/** Finds the scan's place in the groups as they are now. If its item is gone, its group is scanned from its beginning. */
export function relocateScan<Item extends Keyed>(
  scan: Scan<Item>,
  groups: readonly ScanGroup<Item>[],
): Scan<Item> {
  const { key } = stopOf(scan);
  const open = groups.find((group) => group.key === scan.open?.key && group.items.length > 1);
  const next = { ...scan, groups, open };
  const index = stopsOf(next).findIndex((stop) => stop.key === key);
  if (index >= 0) return { ...next, index };
  const found = scanItem(next, key);
  const isFound = stopOf(found).key === key;
  return isFound ? { ...found, isNew: scan.isNew } : { ...next, index: 0, isNew: true };
}

/** The steps that visitors choose from, in milliseconds. */
export const stepTimes: readonly number[] = [500, 750, 1000, 1500, 2000, 2500, 3000, 4000, 5000];

/** The step that every visitor starts with, in milliseconds. */
export const defaultStepMs = 1500;

/** Makes a step shorter or longer, and stays at the ends. */
export function changeStepTime(stepMs: number, change: 'faster' | 'slower'): number {
  const at = stepTimes.indexOf(stepMs) + (change === 'slower' ? 1 : -1);
  return stepTimes[Math.min(stepTimes.length - 1, Math.max(0, at))] ?? defaultStepMs;
}

/** How long the scan stays where it is, in milliseconds; twice as long at the first stop, and wherever a press has led. */
export function dwellTime({ index, isNew }: Pick<Scan<unknown>, 'index' | 'isNew'>, stepMs: number): number {
  return index === 0 || isNew ? 2 * stepMs : stepMs;
}
