import { type KioskDisplay, kioskDisplayFigures } from '@/host/kiosk-settings';

const MM_PER_INCH = 25.4;

/** The height of a capital in Atkinson Hyperlegible Next, as a share of the text size: 668 of 1,000 units in the font file. */
export const CAP_HEIGHT = 0.668;

/** The least height of capitals in the smallest text, in millimeters. EN 301 549 asks for 7.3 at 200 %. */
const CAPITALS_MM = 5;
/** The smallest text in pixels, for displays so coarse that the capitals would have fewer. */
const MIN_TEXT_PX = 18;

/** A display with a smaller diagonal is a tablet. */
const TABLET_INCHES = 15;

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

/** The figures that the kiosk uses. Lists as `assumed` those that were missing, and as `invalid` those that it replaced. */
export type DisplayFigures = ReturnType<typeof displayFigures>;

/** Checks the configured figures. Replaces those that are missing or impossible, because an unattended kiosk must continue. */
export function displayFigures(configured: KioskDisplay) {
  const assumed: (keyof KioskDisplay)[] = [];
  const invalid: (keyof KioskDisplay)[] = [];
  const figure = (name: keyof KioskDisplay) => {
    const { from, to, assumed: usual } = kioskDisplayFigures[name];
    const value = configured[name];
    if (value !== undefined && value >= from && value <= to) return value;
    (value === undefined ? assumed : invalid).push(name);
    return usual;
  };
  return { inches: figure('inches'), lowerEdgeMm: figure('lowerEdgeMm'), assumed, invalid };
}

/** Converts the sizes that people need into CSS pixels. The display's lower edge is also that of the page. */
export function physicalSizes(
  { inches, lowerEdgeMm }: Pick<DisplayFigures, 'inches' | 'lowerEdgeMm'>,
  display: Pick<Screen, 'width' | 'height'>,
  pageHeight: number,
) {
  const pxPerMm = Math.hypot(display.width, display.height) / (inches * MM_PER_INCH);
  const sizePx = pxPerMm * Math.max(1, inches / LARGEST_AT_ARMS_LENGTH_INCHES);
  const highest = Math.round(pageHeight * (1 - MIN_REACHABLE));
  /** Returns the distance from the top of a line at a height above the floor, in millimeters, or in the middle. */
  const topOf = (line: number | 'middle') => {
    const px = line === 'middle' ? pageHeight / 2 : pageHeight - (line - lowerEdgeMm) * pxPerMm;
    const top = Math.min(Math.max(Math.ceil(px), 0), highest);
    return pageHeight - top < LEAST_LOWER_MM * pxPerMm ? 0 : top;
  };
  // Rounds up to whole pixels, because hinted fonts, as on Linux, would lose the fraction of a capital.
  const capitals = (mm: number) => Math.ceil(mm * sizePx) / CAP_HEIGHT;
  const isTablet = inches < TABLET_INCHES;
  const dock = (isTablet ? 0.25 : 0.2) * pageHeight;
  const page = (1 - HEADER_SHARE) * pageHeight - dock;
  const textOf = (lines: number) => page / lines / LINE_HEIGHT;
  const leastCapitals = capitals(TABLET_CAPITALS_MM);
  const tabletText = Math.max(textOf(TABLET_LINES), Math.min(leastCapitals, textOf(LEAST_LINES)));
  const uprightText = Math.max(display.width / TABLET_WIDTH_EM, leastCapitals);
  return {
    pxPerMm,
    isTablet,
    /** The smallest text, at 100 %. It, controls and codes are larger in millimeters on a display above 32 inches. */
    text: Math.max(Math.min(capitals(CAPITALS_MM), tabletText, uprightText), MIN_TEXT_PX),
    /** The smallest text at any percentage, which fills the pages of a wide display on a wall. */
    leastText: Math.min(textOf(WALL_LINES), display.width / WALL_WIDTH_EM),
    /** The least width and height of a control. */
    target: Math.max(TARGET_MM * sizePx, MIN_TARGET_PX),
    /** The largest height of the dock. */
    dock,
    /** The width of a QR code with its quiet zone, at 100 %. */
    qrCode: QR_CODE_MM * sizePx * QR_QUIET_ZONE,
    /** The distance of each reach line from the top of the page; 0 if it is above the page, or leaves too little below. */
    reachTop: { reach: topOf(1220), low: topOf(1120), half: topOf('middle') },
  };
}
