import type { LanguageTag } from '@/content/languages';
import type { GuideItem } from '../reading/items';
import type { Phrase } from '../reading/phrase';

/** The scan's own controls, which every round includes. */
export const switchControls = ['back', 'settings', 'stop'] as const;

export type SwitchControl = (typeof switchControls)[number];

/** An area of the screen, a dialog or the keyboard, and what can be chosen in it. */
export interface ScanGroup {
  readonly key: Element;
  readonly name: Phrase;
  readonly items: readonly GuideItem[];
}

/** A position of a scan. The key identifies it for as long as it is on the page. */
export type ScanStop = { readonly key: unknown } & (
  | { readonly kind: 'group'; readonly group: ScanGroup }
  | { readonly kind: 'item'; readonly item: GuideItem }
  | { readonly kind: 'control'; readonly control: SwitchControl }
  | { readonly kind: 'offer'; readonly language: LanguageTag }
);

/** A scan: groups first, then the items of the group that was chosen. */
export interface Scan {
  readonly groups: readonly ScanGroup[];
  /** The language on offer, a stop after those of the page until the visitor chooses something. */
  readonly offered?: LanguageTag;
  /** The group whose items are scanned; `undefined` while the groups are. */
  readonly open: ScanGroup | undefined;
  readonly index: number;
  /** Whether the highlight jumped here rather than stepped, so that the visitor needs time to find it. */
  readonly isNew: boolean;
  readonly rounds: number;
}

/** Rounds after which a scan pauses until the next press. */
const ROUNDS = 3;

/** The most items that are scanned without groups, as in the kiosk's Menu: choosing a group first would take longer. */
const FEW_ITEMS = 10;

/** Starts a scan at the first group. */
export function startScan(groups: readonly ScanGroup[], rounds = 0, offered?: LanguageTag): Scan {
  return { groups, offered, open: undefined, index: 0, isNew: true, rounds };
}

/** Lists the stops of one round. A group of a single item is that item. */
export function stopsOf({ groups, offered, open }: Pick<Scan, 'groups' | 'offered' | 'open'>): ScanStop[] {
  const itemStop = (item: GuideItem): ScanStop => ({ kind: 'item', item, key: item.node });
  const all = groups.flatMap(({ items }) => items);
  const single = open?.items ?? (all.length <= FEW_ITEMS ? all : undefined);
  const stops =
    single?.map(itemStop) ??
    groups.map((group): ScanStop => {
      const [only, ...others] = group.items;
      return only && others.length === 0 ? itemStop(only) : { kind: 'group', group, key: group.key };
    });
  const offers: ScanStop[] = offered ? [{ kind: 'offer', language: offered, key: offered }] : [];
  return [
    ...stops,
    ...offers,
    ...switchControls.map((control): ScanStop => ({ kind: 'control', control, key: control })),
  ];
}

export function stopOf(scan: Scan): ScanStop {
  const stops = stopsOf(scan);
  return stops[scan.index] ?? (stops[0] as ScanStop);
}

/** Goes to the next stop, and from the last to the first. */
export function stepScan(scan: Scan): Scan {
  const isLast = scan.index >= stopsOf(scan).length - 1;
  return { ...scan, index: isLast ? 0 : scan.index + 1, isNew: false, rounds: scan.rounds + Number(isLast) };
}

/** Ends a pause, and starts counting rounds again. */
export function pressScan(scan: Scan): Scan {
  return { ...scan, rounds: 0, isNew: true };
}

/** Whether the scan has paused after several rounds without a press. */
export function isPaused({ rounds }: Pick<Scan, 'rounds'>): boolean {
  return rounds >= ROUNDS;
}

/** Pauses until the next press. */
export function pauseScan(scan: Scan): Scan {
  return { ...scan, rounds: ROUNDS };
}

/** Scans the items of a group, beginning with one of them. */
export function openGroup(scan: Scan, group: ScanGroup, index = 0): Scan {
  return { ...scan, offered: undefined, open: group, index, isNew: true };
}

/** Goes back from the items of a group to the group itself. */
export function closeGroup(scan: Scan): Scan {
  return scanItem({ ...scan, open: undefined, index: 0, isNew: true }, scan.open?.key);
}

/** Goes to an item, in its group if there are groups. */
export function scanItem(scan: Scan, node: unknown): Scan {
  const groups = { ...scan, open: undefined };
  const flat = stopsOf(groups).findIndex(({ key }) => key === node);
  if (flat >= 0) return { ...groups, index: flat, isNew: true };
  for (const group of scan.groups) {
    const index = group.items.findIndex((item) => item.node === node);
    if (index >= 0) return openGroup(scan, group, index);
  }
  return scan;
}

/** Finds the scan's position in the current groups. If its item is gone, it starts its group over. */
export function relocateScan(scan: Scan, groups: readonly ScanGroup[]): Scan {
  const { key } = stopOf(scan);
  const open = groups.find((group) => group.key === scan.open?.key && group.items.length > 1);
  const next = { ...scan, groups, open };
  const index = stopsOf(next).findIndex((stop) => stop.key === key);
  if (index >= 0) return { ...next, index };
  const found = scanItem({ ...next, index: 0 }, key);
  return { ...found, isNew: scan.isNew || stopOf(found).key !== key };
}

/** Returns the time at a stop, in milliseconds: twice the usual at the first stop, and after a press. */
export function dwellTime({ index, isNew }: Pick<Scan, 'index' | 'isNew'>, stepMs: number): number {
  return index === 0 || isNew ? 2 * stepMs : stepMs;
}
