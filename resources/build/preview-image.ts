import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type * as weaveModule from '../../src/components/site/weave/weave-geometry';
import { importSource } from './import-source';
import { encodePng } from './png';
import { readGoalColors, readThemeColors } from './theme-colors';

/** The size that services show without cropping, in pixels. */
export const previewSize = { width: 1200, height: 630 };

const { width, height } = previewSize;

/** Some services round or crop the edges. */
const MARGIN = 80;
const NAME_Y = 100;
const WEAVE_HEIGHT = 250;

/** The room for the title, between the name and the weave. */
const title = { middle: 252, width: width - 2 * MARGIN, height: 220, lineHeight: 1.06 };

/** From large to small: the first that fits is used. */
const titleSizes = [120, 108, 96, 84, 72, 64, 56];

const font = 'font-family="Atkinson Hyperlegible Next" font-weight="800"';
const headline = `${font} letter-spacing="-0.02em"`;

const path = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;

/** Imports the renderer only for a site that has previews. */
async function startRenderer() {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
  await initWasm(readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
  // The renderer sets no weight of a variable font, so this is the same font with a file for each.
  const files = ['latin', 'latin-ext'].map(
    (subset) =>
      `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${subset}-800-normal.woff2`,
  );
  const fontBuffers = await Promise.all(files.map((file) => readFile(path(`node_modules/${file}`))));
  return (content: string) => new Resvg(svg(content), { font: { fontBuffers } });
}

type Renderer = Awaited<ReturnType<typeof startRenderer>>;

let renderer: Promise<Renderer> | undefined;

/** Breaks a title into lines of at most that width; `undefined` if it does not fit. */
function breakTitle(text: string, size: number, width: number, render: Renderer): string[] | undefined {
  const fits = (line: string) => {
    const box = render(`<text ${headline} font-size="${size}">${escapeText(line)}</text>`).getBBox();
    return (box?.width ?? 0) <= width;
  };
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines.splice(-1, 1, longer);
    else if (fits(word)) lines.push(word);
    else return undefined;
    if (lines.length * size * title.lineHeight > title.height) return undefined;
  }
  return lines;
}

/** Breaks a title into lines of about the same width, so that none has a single short word. */
function balanceTitle(text: string, size: number, render: Renderer): string[] | undefined {
  let lines = breakTitle(text, size, title.width, render);
  for (let width = title.width; lines; width -= 20) {
    const narrower = breakTitle(text, size, width, render);
    if (narrower?.length !== lines.length) break;
    lines = narrower;
  }
  return lines;
}

function drawTitle(text: string, render: Renderer): string {
  for (const size of titleSizes) {
    const lines = balanceTitle(text, size, render);
    if (!lines) continue;
    const step = size * title.lineHeight;
    // Half a capital is a third of the size.
    const first = title.middle - ((lines.length - 1) * step) / 2 + size / 3;
    const spans = lines.map(
      (line, index) => `<text x="${MARGIN}" y="${first + index * step}">${escapeText(line)}</text>`,
    );
    return `<g ${headline} font-size="${size}">${spans.join('')}</g>`;
  }
  // Staff may have written a whole paragraph.
  return drawTitle(`${text.slice(0, 0.8 * text.length).replace(/\s*\S*$/, '')}…`, render);
}

async function drawWeave(): Promise<string> {
  const { PITCH, THREAD, weaveGeometry } = await importSource<typeof weaveModule>(
    'components/site/weave/weave-geometry.ts',
  );
  const { background, text } = readThemeColors().paper;
  const colors = readGoalColors();
  const weave = weaveGeometry({
    seed: 17,
    goals: colors.map((_, index) => index + 1),
    ratio: width / WEAVE_HEIGHT,
    loose: 2,
  });
  const paths = (part: 'path' | 'overPath') =>
    weave.threads.map((thread) => `<path d="${thread[part]}" stroke="${colors[thread.goal - 1]}"/>`).join('');
  const scale = WEAVE_HEIGHT / weave.height;
  return `<g transform="translate(0 ${height - WEAVE_HEIGHT}) scale(${scale})" fill="none">
    <g stroke-linecap="round" stroke-width="${THREAD}">${paths('path')}</g>
    <path d="${weave.uprightPath}" stroke="${text}" stroke-linecap="round" stroke-width="${PITCH * 0.5}"/>
    <path d="${weave.gapPath}" stroke="${background}" stroke-width="${PITCH * 0.84}" stroke-dasharray="${weave.dashes.gap}"/>
    <g stroke-width="${THREAD}" stroke-dasharray="${weave.dashes.over}">${paths('overPath')}</g>
  </g>`;
}

/**
 * Draws the picture that services show beside a link to a page: a title over the weave.
 *
 * @param heading the heading of the page's screen; if it is too long, its beginning
 * @param name the name of the foundation
 * @returns a PNG file
 */
export async function drawPreview(heading: string, name: string): Promise<Uint8Array> {
  renderer ??= startRenderer();
  const render = await renderer;
  const { background, text } = readThemeColors().paper;
  const logo = await readFile(path('src/logo.svg'), 'base64');
  const picture = render(`
    <rect width="100%" height="100%" fill="${background}"/>
    <image x="${MARGIN}" y="${NAME_Y - 41}" width="56" height="56" href="data:image/svg+xml;base64,${logo}"/>
    <g fill="${text}">
      <text x="${MARGIN + 74}" y="${NAME_Y}" ${font} font-size="38">${escapeText(name)}</text>
      ${drawTitle(heading, render)}
    </g>
    ${await drawWeave()}`);
  return encodePng(picture.render().pixels, width, height);
}
