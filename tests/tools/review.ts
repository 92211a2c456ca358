import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { type LanguageTag, languages } from '@/content/languages';
import { pageCopy } from '@/copy/page';
import { chromiumLaunchOptions } from '../support/browser';
import { waitForLayout } from '../support/layout';
import { previewSite, subPath } from '../support/preview-site';
import { allScreens, openScreen, type Screen } from '../support/site';
import { type Column, reviewPage, table } from './review-page';
import { type Block, cuts, isName, pairBlocks, type Texts, textsIn } from './review-texts';

// Writes all copy into tables to print, for people who check it on paper: `npm run review`.

const top = fileURLToPath(new URL('../..', import.meta.url));
const site = join(top, 'out/renderer');
const folder = join(top, 'review');
const tags = Object.keys(languages) as LanguageTag[];
const width = 720;
/** Of one picture; four fit on a sheet of letter paper. */
const highest = 880;

async function readTexts(tag: string): Promise<Texts> {
  const start = join(top, 'src/copy', tag);
  const files = readdirSync(start, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('index.ts'))
    .sort();
  const texts = new Map<string, string>();
  for (const file of files) {
    const copy: object = await import(pathToFileURL(join(start, file)).href);
    for (const [key, text] of textsIn({ ...copy }, file)) texts.set(key, text);
  }
  return texts;
}

/** Numbers and outlines what the screen shows. The header and the footer are only read where `isWhole`. */
function markBlocks(page: Page, isWhole: boolean): Promise<Block[]> {
  return page.evaluate((whole) => {
    const texts = new Map<Element, string>();
    const root = whole ? document.body : (document.querySelector('main') ?? document.body);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      let block = walker.currentNode.parentElement as Element;
      if (block.closest('script, style, noscript, svg, select')) continue;
      while (/^(inline|contents)/.test(getComputedStyle(block).display) && block.parentElement) {
        if (block.matches('a, button, li')) break;
        block = block.parentElement;
      }
      texts.set(block, (texts.get(block) ?? '') + walker.currentNode.nodeValue);
    }
    const blocks: Block[] = [];
    let where = '';
    for (const [element, raw] of texts) {
      const text = raw.replace(/\s+/g, ' ').trim();
      const box = element.getBoundingClientRect();
      // What only screen readers say is a pixel wide.
      if (!/\p{L}/u.test(text) || box.width < 4 || box.height < 4 || !element.checkVisibility()) continue;
      const landmark = element.closest('header, footer, main');
      const tag = element.localName;
      if (landmark && landmark.localName !== 'main' && landmark.closest('main') === null)
        where = landmark.localName === 'header' ? 'Header' : 'Footer';
      else if (/^h[1-3]$/.test(tag)) where = text;
      const position = { top: box.top + scrollY, left: box.left, width: box.width, height: box.height };
      blocks.push({ number: blocks.length + 1, tag, text, where, ...position });
    }
    for (const { number, top, left, width: wide, height } of blocks) {
      const frame = document.body.appendChild(document.createElement('div'));
      frame.style.cssText = `position: absolute; z-index: 9999; pointer-events: none; outline: 2px solid #c2185b;
        top: ${top}px; left: ${left}px; width: ${wide}px; height: ${height}px`;
      const label = frame.appendChild(document.createElement('div'));
      label.textContent = `${number}`;
      label.style.cssText = `position: absolute; right: 100%; top: -2px; padding: 0 4px; background: #c2185b;
        color: #fff; font: bold 15px/20px sans-serif; ${left < 40 ? 'right: auto; left: 0; top: -18px' : ''}`;
    }
    return blocks;
  }, isWhole);
}

interface View {
  readonly blocks: readonly Block[];
  /** Names of files beside the page. */
  readonly pictures: readonly string[];
}

/** Reads and pictures a screen; nothing if it has no Easy read. */
async function view(browser: Browser, url: string, tag: LanguageTag, screen: Screen, isEasy: boolean) {
  const { screenNames, readingTools } = pageCopy.files[tag];
  const page = await browser.newPage({
    baseURL: url,
    viewport: { width, height: 900 },
    locale: tag,
    reducedMotion: 'reduce',
  });
  try {
    // What tsx calls in each function that has a name.
    await page.addInitScript('globalThis.__name = (named) => named');
    const hash = `${tag === tags[0] ? '' : `${tag}/`}${screen.hash}`;
    await openScreen(page, { id: screen.id, name: screenNames[screen.id], hash });
    const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
    if (isEasy) {
      const toggle = button(readingTools.easyRead.toggle);
      if ((await toggle.count()) === 0) return;
      await toggle.click();
      await button(readingTools.easyRead.showFullPage).waitFor();
    }
    await waitForLayout(page);
    await page.evaluate(() => document.fonts.ready);
    const blocks = await markBlocks(page, screen.id === 'home' && !isEasy);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const edges = cuts(blocks, height, highest);
    const pictures: string[] = [];
    for (const [index, y] of edges.slice(0, -1).entries()) {
      const name = `${screen.id}${isEasy ? '-easy-read' : ''}-${index + 1}.png`;
      const clip = { x: 0, y, width, height: (edges[index + 1] ?? height) - y };
      await page.screenshot({ path: join(folder, tag, name), fullPage: true, animations: 'disabled', clip });
      pictures.push(name);
    }
    return { blocks, pictures } satisfies View;
  } finally {
    await page.close();
  }
}

if (!existsSync(join(site, 'index.html'))) throw new Error('Run `npm run build` first.');
const texts = new Map<LanguageTag, Texts>();
for (const tag of tags) texts.set(tag, await readTexts(tag));
const english: Texts = texts.get('en') ?? new Map();
const state = `Weaving Hope, ${execFileSync('git', ['log', '-1', '--format=commit %h of %cs'], { cwd: top }).toString().trim()}.`;
rmSync(folder, { recursive: true, force: true });
const { server, url } = await previewSite(site, { base: subPath });
const browser = await chromium.launch(chromiumLaunchOptions());
const links: string[] = [];

function write(tag: LanguageTag, file: string, title: string, body: string): void {
  const { name, isDraft } = languages[tag];
  const note = `${state} ${isDraft ? `${name} is a draft until it is checked.` : ''}`;
  writeFileSync(join(folder, tag, file), reviewPage(`${title}: ${name}`, note, body));
  links.push(`<li><a href="${tag}/${file}">${title}: ${name}</a></li>`);
}

try {
  const englishViews = new Map<string, View>();
  for (const tag of tags) {
    mkdirSync(join(folder, tag), { recursive: true });
    const isEnglish = tag === 'en';
    const inEnglish: Column = { name: 'English', lang: 'en' };
    const columns = (first: Column[]): Column[] => [
      ...first,
      inEnglish,
      ...(isEnglish ? [] : [{ name: languages[tag].name, lang: tag }]),
      { name: 'Remarks', class: 'remarks' },
    ];
    const shown = new Set<string>();
    for (const screen of allScreens) {
      const parts: string[] = [];
      for (const isEasy of [false, true]) {
        const found = await view(browser, url, tag, screen, isEasy);
        if (!found) continue;
        const key = `${screen.id} ${isEasy}`;
        if (isEnglish) englishViews.set(key, found);
        for (const { text } of found.blocks) shown.add(text);
        const images = found.pictures.map((file) => `<img src="${file}" alt="">`).join('');
        const rows = pairBlocks(englishViews.get(key)?.blocks ?? [], found.blocks).map((row) => [
          [row.number],
          [row.where],
          row.english,
          isEnglish ? [] : row.translation,
        ]);
        const numbered = columns([
          { name: 'No.', class: 'number' },
          { name: 'Section', class: 'where' },
        ]);
        parts.push(
          `<h2>${isEasy ? 'Easy read' : 'The full screen'}</h2><div class="pictures">${images}</div>`,
        );
        parts.push(table(numbered, rows));
      }
      write(tag, `${screen.id}.html`, screen.name, parts.join('\n'));
      console.log(`review/${tag}/${screen.id}.html`);
    }
    const own: Texts = texts.get(tag) ?? new Map();
    const where: Column = { name: 'File and name', class: 'where' };
    const withoutPicture = [...own]
      .filter(
        ([key, text]) => !shown.has(text) && tags.some((other) => !isName(text, texts.get(other)?.get(key))),
      )
      .map(([key, text]) => [[key], [english.get(key) ?? ''], isEnglish ? [] : [text]]);
    write(tag, 'other-texts.html', 'Texts without a picture', table(columns([where]), withoutPicture));
  }
  writeFileSync(join(folder, 'index.html'), reviewPage('Review', state, `<ul>${links.join('\n')}</ul>`));
  console.log('Open review/index.html, and print what it links to.');
} finally {
  await browser.close();
  await server.close();
}
