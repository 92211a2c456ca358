import { fileURLToPath } from 'node:url';
import type { virtual } from '@guidepup/virtual-screen-reader';
import type { Page } from 'playwright/test';
import { build, type Rolldown } from 'vite';

declare global {
  interface Window {
    /** Set by the virtual screen reader's script when it is evaluated in a page. */
    screenReader: { virtual: typeof virtual };
  }
}

/** Phrases that carry no content of their own: where things end, and roles that common screen readers leave out. */
const omitted =
  /^(end of .*|document|paragraph|term|definition|time|caption|group|form|status|(polite|assertive): )$/;

/** Roles announced by their accessible name, so that the text inside them is not repeated. */
const namedRole = /^(link|button|heading), /;

/** A phrase of the virtual screen reader, with positions and properties as the common screen readers announce them. */
function shorten(phrase: string): string {
  return (
    phrase
      .replace(/^listitem, level \d+, position (\d+), set size (\d+)$/, 'item $1 of $2')
      .replace(/, position (\d+), set size (\d+)$/, ', $1 of $2')
      .replace(/(?<=^tab, .*), 1 control/, '')
      .replace(/(?<=^option, .*), [a-z]+(?=, (?:not )?selected)/, '')
      // The lines of a live region are joined without a space.
      .replace(/(?<=^(?:polite|assertive): .*[\p{Ll}.])(?=\p{Lu})/gu, ' ')
  );
}

/** One line per announcement of the virtual screen reader; a list item's first line starts with its position. */
function toTranscript(phrases: readonly string[]): string[] {
  const lines: string[] = [];
  let position = '';
  for (let index = 0; index < phrases.length; index += 1) {
    const phrase = phrases[index] ?? '';
    const line = shorten(phrase);
    if (line.startsWith('item ')) position += `${line}: `;
    else if (!omitted.test(line)) {
      lines.push(position + line);
      position = '';
    }
    if (namedRole.test(phrase)) index = Math.max(index, phrases.indexOf(`end of ${phrase}`, index));
  }
  return lines;
}

let script: Promise<string> | undefined;

/** Bundles the virtual screen reader as a classic script, since the page's policy blocks other modules. */
async function bundle(): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));
  const [{ output }] = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'screenReader' } },
  })) as [Rolldown.RolldownOutput];
  return output[0].code;
}

/** @param selector what the screen reader may read, such as an open modal dialog */
async function start(page: Page, selector = 'body'): Promise<void> {
  script ??= bundle();
  await page.evaluate(await script);
  await page.evaluate((within) => {
    return window.screenReader.virtual.start({ container: document.querySelector(within) ?? document.body });
  }, selector);
}

/** The transcript of the page, or of the open modal dialog, read from start to end. */
export async function readPage(page: Page, what: 'page' | 'dialog' = 'page'): Promise<string[]> {
  // Unlike the common screen readers, the virtual one would announce each text node of a sentence by itself.
  await page.evaluate(() => {
    for (const phrase of document.querySelectorAll('.keep-together, .keep-together > span')) {
      const parent = phrase.parentElement;
      phrase.replaceWith(...phrase.childNodes);
      for (const opportunity of parent?.querySelectorAll('wbr') ?? []) opportunity.remove();
      parent?.normalize();
    }
  });
  await start(page, what === 'dialog' ? 'dialog:modal' : 'body');
  const phrases = await page.evaluate(async () => {
    const { virtual } = window.screenReader;
    const first = await virtual.lastSpokenPhrase();
    while ((await virtual.lastSpokenPhrase()) !== `end of ${first}`) await virtual.next();
    const log = await virtual.spokenPhraseLog();
    await virtual.stop();
    // It announces its container twice: where it starts, and as the first thing in it.
    return log.slice(1);
  });
  return toTranscript(phrases);
}

/** Records what is announced. The returned function waits until no more arrives, and returns the transcript. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await start(page);
  await page.evaluate(() => window.screenReader.virtual.clearSpokenPhraseLog());
  return async () => {
    const phrases = await page.evaluate(async () => {
      const { virtual } = window.screenReader;
      for (let count = -1, quietChecks = 0; quietChecks < 5; quietChecks += 1) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        const { length } = await virtual.spokenPhraseLog();
        if (length !== count) quietChecks = 0;
        count = length;
      }
      return virtual.spokenPhraseLog();
    });
    return toTranscript(phrases);
  };
}

/** What a transcript lacks of the expected lines, each of which must come after the one before. */
export function missing(transcript: readonly string[], expected: readonly string[]): string[] {
  let start = 0;
  return expected.filter((line) => {
    const index = transcript.indexOf(line, start);
    if (index >= 0) start = index + 1;
    return index < 0;
  });
}
