import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleContent as english } from '@/content/en/page';
import type { LanguageTag } from '@/content/languages';
import { readContentFile } from '@/content-file';
import { offerNames } from '@/content-file/content-file';
import { contentIn, type Edits, itemIn } from '@/content-store/edits';
import { currentCopy, loadCopy, setFoundation, switchLanguage } from '@/language';

const { about: _, entrance: __, ...sample } = english.foundation;

const { file } = readContentFile(readFileSync('resources/content-file.example.json', 'utf8'));
const edits: Edits = file?.edits ?? {};
const edit = edits.foundation;

/** Other copy may have the same words. */
const isSentence = (value: unknown) => typeof value === 'string' && value.length > 16;

/** What nobody may read once the foundation has facts of its own. Copy names time zones and states. */
const samples = [
  ...Object.values(sample).filter((fact) => typeof fact === 'string' && fact.length > 2),
  'weavinghope',
].filter((fact) => ![sample.timeZone, sample.city].includes(fact as never)) as string[];

/** The numbers and the hours of the samples. */
const figures = /555-01[49]\d|[^1]8:00\s(?:AM|a\.\sm\.)/g;

test.each<LanguageTag>(['en', 'es'])(
  'copy in %s has no fact of the sample once there are others',
  async (tag) => {
    await switchLanguage(tag);
    for (const part of ['kiosk', 'desk'] as const) await loadCopy(part);
    const withSample = JSON.stringify(currentCopy());
    expect(withSample).toContain(sample.phone);
    setFoundation((language, sample) => itemIn(language, sample, edit));
    const { sampleContent, ...copy } = currentCopy<'kiosk'>();
    // The example keeps the title of the hero.
    const { hero: _, ...content } = contentIn(tag, sampleContent, edits);
    const theirs = JSON.stringify([copy, content]);
    expect(theirs).toContain(edit?.phone?.all);
    const ofItems = offerNames.flatMap((name) =>
      sampleContent[name].flatMap((item: object) => Object.values(item).flat().filter(isSentence)),
    );
    expect([...samples, ...ofItems].filter((text) => theirs.includes(text))).toEqual([]);
    expect(theirs.match(figures)).toBeNull();
    setFoundation((_language, sample) => sample);
  },
);
