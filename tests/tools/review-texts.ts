/** A piece of text as a screen shows it, with its place on the page in CSS pixels. */
export interface Block {
  readonly number: number;
  readonly tag: string;
  readonly text: string;
  /** The heading above it, or the part of the page. */
  readonly where: string;
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** What stands side by side in a table. */
export interface Row {
  /** The numbers in the picture. */
  readonly number: string;
  readonly where: string;
  readonly english: readonly string[];
  readonly translation: readonly string[];
}

const startsSection = ({ tag }: Block) => /^h[1-3]$/.test(tag);

function sections(blocks: readonly Block[]): Block[][] {
  const found: Block[][] = [];
  for (const block of blocks) {
    const last = found.at(-1);
    if (last && !startsSection(block)) last.push(block);
    else found.push([block]);
  }
  return found;
}

/** Puts the blocks of a screen beside their translation. A section that is built otherwise is a single row. */
export function pairBlocks(english: readonly Block[], translation: readonly Block[]): Row[] {
  const others = sections(translation);
  const own = sections(english);
  return Array.from({ length: Math.max(own.length, others.length) }, (_, index) => {
    const left = own[index] ?? [];
    const right = others[index] ?? [];
    const isAlike = left.map(({ tag }) => tag).join() === right.map(({ tag }) => tag).join();
    const pairs = isAlike
      ? left.map((block, at) => ({ one: [block], other: right.slice(at, at + 1) }))
      : [{ one: left, other: right }];
    return pairs.map(({ one, other }) => {
      const [first] = other.length > 0 ? other : one;
      const last = other.at(-1) ?? first;
      return {
        number: first === last ? `${first?.number}` : `${first?.number}–${last?.number}`,
        where: first?.where ?? '',
        english: one.map(({ text }) => text),
        translation: other.map(({ text }) => text),
      };
    });
  }).flat();
}

/** Room for the outlines, in CSS pixels. */
const MARGIN = 6;

/** The heights at which a picture is cut to fit on paper: above a block and through none, if there is such a place. */
export function cuts(blocks: readonly Block[], height: number, highest: number): number[] {
  const isFree = (y: number) =>
    blocks.every(({ top, height: own }) => y <= top - MARGIN || y >= top + own + MARGIN);
  const free = blocks.map(({ top }) => Math.floor(top) - MARGIN).filter(isFree);
  const edges = [0];
  for (let start = 0; height - start > highest; ) {
    const limit = start + highest;
    const fitting = free.filter((y) => y > start + highest / 2 && y <= limit);
    start = fitting.length > 0 ? Math.max(...fitting) : limit;
    edges.push(start);
  }
  return [...edges, height];
}

/** Texts by where they are, such as `page/home.ts › headline`. */
export type Texts = ReadonlyMap<string, string>;

/** Lists the texts in the exports of a file. */
export function textsIn(value: unknown, key: string): [string, string][] {
  if (typeof value === 'string') return /\p{L}/u.test(value) ? [[key, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    textsIn(child, key.endsWith('.ts') ? `${key} › ${name}` : `${key}.${name}`),
  );
}

/** Whether it is a name that only the code reads, such as an id or an address. */
export const isName = (text: string, translation: string | undefined): boolean =>
  text === translation && /^[a-z0-9/#+][^\s]*$/.test(text);
