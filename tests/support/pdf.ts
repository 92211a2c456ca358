import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface Pdf {
  readonly pages: number;
  /** The width and height of the first page, in points. */
  readonly size: readonly number[];
  readonly text: string;
  /** The size of the smallest text of its first page, in points. */
  readonly smallestText: number;
  readonly title: unknown;
  readonly language: unknown;
  /** Whether screen readers get its structure. */
  readonly isTagged: boolean;
}

export async function readPageTexts(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    texts.push(text.replace(/\s+/g, ' ').trim());
  }
  await document.destroy();
  return texts;
}

export async function readPdf(bytes: Uint8Array): Promise<Pdf> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
  const info = new Map(Object.entries((await document.getMetadata()).info));
  const isTagged = (await document.getMarkInfo())?.Marked === true && (await page.getStructTree()) !== null;
  const [left = 0, top = 0, right = 0, bottom = 0] = page.view;
  const pdf = {
    pages: document.numPages,
    size: [right - left, bottom - top].map(Math.round),
    text: (await readPageTexts(bytes)).join(' '),
    smallestText: Math.min(...texts.map(({ transform: [, , x, y] }) => Math.hypot(x, y))),
    title: info.get('Title'),
    language: info.get('Language'),
    isTagged,
  };
  await document.destroy();
  return pdf;
}
