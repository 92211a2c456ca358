import type { KioskDisplay } from '@/host/kiosk-settings';
import { kioskDisplayFigures } from '@/host/kiosk-settings';
import { keysOf } from '@/lib/keys-of';

const MM_PER_INCH = 25.4;

/** The height of a capital in Atkinson Hyperlegible Next, as a share of the text size: 668 of 1,000 units in the font file. */
export const CAP_HEIGHT = 0.668;

/** The least height of capitals in the smallest text, in millimeters. EN 301 549 asks for 7.3 at 200 %. */
const CAPITALS_MM = 5;
/** The smallest text in pixels, for displays so coarse that the capitals would have fewer. */
const MIN_TEXT_PX = 18;

/** A display with a smaller diagonal is a tablet. */
export const TABLET_INCHES = 15;

/** The lines of the smallest text that a page of a tablet should have at 100 %. People hold a tablet closer. */
const TABLET_LINES = 10;
/** The least lines of a page; to keep them, capitals shrink to half of what EN 301 549 asks for, but no further. */
const LEAST_LINES = 6;
const TABLET_CAPITALS_MM = 3.65;
/** The width of the page of an upright tablet, as a multiple of the text size: room for two tiles or buttons in a row. */
const TABLET_WIDTH_EM = 24;
/** The most lines of a page on a wall, and its width in text sizes. Text that is read from far away must fill the display. */
const WALL_LINES = 20;
const WALL_WIDTH_EM = 52;
/** The height of a line, as a share of the text size. */
const LINE_HEIGHT = 1.6;
/** The largest share of the page's height for the header; the rule itself is in page.css. */
const HEADER_SHARE = 0.1;

/** The largest share of the page's height for the dock, by the size of the display in inches. */
const dockShare = (inches: number) => (inches < TABLET_INCHES ? 0.25 : 0.2);

/** The diagonal above which text, controls and codes grow with the display: a wall is seen from farther away. */
const LARGEST_AT_ARMS_LENGTH_INCHES = 32;

const TARGET_MM = 12;
const MIN_TARGET_PX = 56;

const QR_CODE_MM = 35;
/** The quiet zone is 4 modules on each side, and the smallest code has 21. */
const QR_QUIET_ZONE = (21 + 2 * 4) / 21;

/** The share of the page that stays in use when everything is brought lower, on a display that hangs too high. */
const MIN_REACHABLE = 0.35;
/** The least height for a field, its label and five rows of keys, in millimeters. A tablet has no more, and needs no less. */
const LEAST_LOWER_MM = 120;

/** The lines below which everything can be brought, in millimeters above the floor, or the middle of the display. */
const reachLines = { reach: 1220, low: 1120, half: 'middle' } as const;
/** Identifies one of {@link reachLines}. */
export type ReachLine = keyof typeof reachLines;

/** The figures that the kiosk uses, and what it had to replace. */
export interface DisplayFigures {
  readonly inches: number;
  readonly lowerEdgeMm: number;
  /** The figures that were missing. */
  readonly assumed: readonly (keyof KioskDisplay)[];
  /** The figures that were given, but that no display can have. */
  readonly invalid: readonly (keyof KioskDisplay)[];
}

/** Checks the configured figures. Replaces those that are missing or impossible, because an unattended kiosk must continue. */
export function displayFigures(configured: KioskDisplay): DisplayFigures {
  const names = keysOf(kioskDisplayFigures);
  const isValid = (name: keyof KioskDisplay) => {
    const { from, to } = kioskDisplayFigures[name];
    const value = configured[name] ?? Number.NaN;
    return value >= from && value <= to;
  };
  const figure = (name: keyof KioskDisplay) =>
    (isValid(name) ? configured[name] : undefined) ?? kioskDisplayFigures[name].assumed;
  return {
    inches: figure('inches'),
    lowerEdgeMm: figure('lowerEdgeMm'),
    assumed: names.filter((name) => configured[name] === undefined),
    invalid: names.filter((name) => configured[name] !== undefined && !isValid(name)),
  };
}

/** The CSS pixels that give things a certain physical size. */
export interface PhysicalSizes {
  readonly pxPerMm: number;
  /** The smallest text, at 100 %. It and the sizes below are larger in millimeters on a display above 32 inches. */
  readonly text: number;
  /** The smallest text at any percentage, which fills the pages of a wide display on a wall. */
  readonly leastText: number;
  /** The least width and height of a control. */
  readonly target: number;
  /** The least width and height of a key of the on-screen keyboard. */
  readonly key: number;
  /** The largest height of the dock. */
  readonly dock: number;
  /** The width of a QR code with its quiet zone, at 100 %. */
  readonly qrCode: number;
  /**
   * The distance of each reach line from the top of the page; 0 if the line is above the page, or leaves too little below it.
   */
  readonly reachTop: Readonly<Record<ReachLine, number>>;
}

/**
 * Converts the sizes that people need into pixels.
 *
 * @param display the display's whole area in pixels, whose lower edge is also the page's
 * @param pageHeight the height of the page's viewport in pixels
 */
export function physicalSizes(
  { inches, lowerEdgeMm }: Pick<DisplayFigures, 'inches' | 'lowerEdgeMm'>,
  display: Pick<Screen, 'width' | 'height'>,
  pageHeight: number,
): PhysicalSizes {
  const pxPerMm = Math.hypot(display.width, display.height) / (inches * MM_PER_INCH);
  const sizePx = pxPerMm * Math.max(1, inches / LARGEST_AT_ARMS_LENGTH_INCHES);
  const highest = Math.round(pageHeight * (1 - MIN_REACHABLE));
  const topOf = (line: ReachLine) => {
    const height = reachLines[line];
    const px = height === 'middle' ? pageHeight / 2 : pageHeight - (height - lowerEdgeMm) * pxPerMm;
    const top = Math.min(Math.max(Math.ceil(px), 0), highest);
    return pageHeight - top < LEAST_LOWER_MM * pxPerMm ? 0 : top;
  };
  // Rounds up to whole pixels, because hinted fonts, as on Linux, would lose the fraction of a capital.
  const capitals = (mm: number) => Math.ceil(mm * sizePx) / CAP_HEIGHT;
  const dock = dockShare(inches) * pageHeight;
  const page = (1 - HEADER_SHARE) * pageHeight - dock;
  const textOf = (lines: number) => page / lines / LINE_HEIGHT;
  const tabletText = Math.max(
    textOf(TABLET_LINES),
    Math.min(capitals(TABLET_CAPITALS_MM), textOf(LEAST_LINES)),
  );
  const uprightText = Math.max(display.width / TABLET_WIDTH_EM, capitals(TABLET_CAPITALS_MM));
  return {
    pxPerMm,
    text: Math.max(Math.min(capitals(CAPITALS_MM), tabletText, uprightText), MIN_TEXT_PX),
    leastText: Math.min(textOf(WALL_LINES), display.width / WALL_WIDTH_EM),
    target: Math.max(TARGET_MM * sizePx, MIN_TARGET_PX),
    key: TARGET_MM * sizePx,
    dock,
    qrCode: QR_CODE_MM * sizePx * QR_QUIET_ZONE,
    reachTop: { reach: topOf('reach'), low: topOf('low'), half: topOf('half') },
  };
}
