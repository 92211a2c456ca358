import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Reads the properties of a PDF and the texts of its pages. Sizes are in points, those of the first page. */
export async function readPdf(bytes: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)),
  );
  const items = await Promise.all(pages.map(async (page) => (await page.getTextContent()).items));
  const texts = items.map((all) => all.filter((item) => 'str' in item));
  const info = new Map(Object.entries((await document.getMetadata()).info));
  const [left = 0, top = 0, right = 0, bottom = 0] = pages[0]?.view ?? [];
  const printed = (texts[0] ?? []).filter(({ str }) => str.trim());
  const pdf = {
    texts: texts.map((all) => all.flatMap(({ str }) => str.match(/\S+/g) ?? []).join(' ')),
    size: [right - left, bottom - top].map(Math.round),
    smallestText: Math.min(...printed.map(({ transform: [, , x, y] }) => Math.hypot(x, y))),
    title: info.get('Title'),
    language: info.get('Language'),
    isTagged: (await document.getMarkInfo())?.Marked === true && (await pages[0]?.getStructTree()) !== null,
  };
  await document.destroy();
  return pdf;
}

export const readPageTexts = async (bytes: Uint8Array): Promise<string[]> => (await readPdf(bytes)).texts;
