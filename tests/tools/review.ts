import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hoursFormats } from '@/content/hours-format';
import { type LanguageTag, languages } from '@/content/languages';
import { dateWords } from '@/content/long-date';
import { officeNote } from '@/copy/office-note';
import otherLanguages from '@/copy/other-languages.json' with { type: 'json' };
import { readableModules, segmentsOf } from '../unit/copy-texts';

// Writes all copy into a table for each language, to print, with room for remarks: `npm run review`.

const styles = `
  @page { size: letter; margin: 14mm 12mm }
  body { font: 10pt/1.4 sans-serif }
  table { width: 100%; border-collapse: collapse; table-layout: fixed }
  tr { break-inside: avoid }
  th, td { border: 1px solid #666; padding: 4pt 6pt; text-align: start; vertical-align: top; overflow-wrap: anywhere }
  td { white-space: pre-line }`;

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The texts of a language, by where they are, such as `page/home.ts: home.mission.title`. */
async function textsOf(tag: LanguageTag): Promise<ReadonlyMap<string, string>> {
  const folder = `/src/copy/${tag}/`;
  const modules: Record<string, object> = {};
  for (const file of readdirSync(`.${folder}`, { recursive: true, encoding: 'utf8' }).sort()) {
    const { href } = pathToFileURL(resolve(`.${folder}`, file));
    if (/(?<!index)\.ts$/.test(file)) modules[folder + file.replaceAll('\\', '/')] = await import(href);
  }
  const own = Object.entries(readableModules(modules)).filter(([path]) => path.startsWith(folder));
  const shared: [string, object][] = [
    ['hours-format.ts', hoursFormats[tag]],
    ['long-date.ts', dateWords[tag]],
    ...(tag === 'en' ? [['office-note.ts', officeNote] satisfies [string, object]] : []),
  ];
  return new Map(
    [...own.map(([path, module]) => [path.slice(folder.length), module] as const), ...shared].flatMap(
      ([path, module]) => segmentsOf(module).map(([key, text]) => [`${path}: ${key}`, text] as const),
    ),
  );
}

function writeTable(file: string, title: string, head: readonly string[], rows: readonly string[]): void {
  writeFileSync(
    `review/${file}.html`,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${styles}</style>
<h1>${title}</h1><p>Read by: ____________________________ &nbsp; Date: ________________</p>
<table><thead><tr><th>${[...head, 'Remarks'].join('<th>')}<tbody>${rows.join('<td>\n')}<td></table>`,
  );
  console.log(`review/${file}.html`);
}

const english = await textsOf('en');
mkdirSync('review', { recursive: true });
for (const tag of Object.keys(languages) as LanguageTag[]) {
  const { name, isDraft } = languages[tag];
  const rows = [...(await textsOf(tag))].map(([where, text]) => {
    const translation = tag === 'en' ? '' : `<td lang="${tag}">${escapeHtml(text)}`;
    return `<tr><td>${escapeHtml(where)}<td lang="en">${escapeHtml(english.get(where) ?? '')}${translation}`;
  });
  const title = `Weaving Hope: ${name}${isDraft ? ', a draft until it is checked' : ''}`;
  writeTable(tag, title, ['File and name', 'English', ...(tag === 'en' ? [] : [name])], rows);
}
writeTable(
  'other-languages',
  'Weaving Hope: a line in other languages, drafts until they are checked',
  ['Language', 'Your browser may be able to translate this page.', 'Interpreters are free: ask us.'],
  otherLanguages.map(({ tag, name, browser, interpreter }) =>
    ['<tr>', `${tag}: ${name}`, browser, interpreter].join(`<td dir="auto" lang="${tag}">`),
  ),
);
