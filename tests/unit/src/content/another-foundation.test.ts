import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultContent } from '@/content/default-content';
import { offerNames } from '@/content/fields';
import type { LanguageTag } from '@/content/languages';
import { localize } from '@/content/localize';
import { readContent } from '@/content/read-content';
import { currentContent, currentCopy, loadDocument, setDocuments, switchLanguage } from '@/copy';
import { deskCopy } from '@/copy/desk';
import { kioskCopy } from '@/copy/kiosk';
import { pageCopy } from '@/copy/page';
import { screensCopy } from '@/copy/screens';
import { talkCopy } from '@/copy/talk';
import { content as defaults } from '../../../support/filled-copy';

const { about: _, entrance: __, ...sample } = defaults.en.foundation;

const { document: theirs } = readContent(readFileSync('resources/content-file.example.json', 'utf8'));

/** Other copy may have the same words. */
const isSentence = (value: unknown) => typeof value === 'string' && value.length > 16;

/** What nobody may read once the foundation has facts of its own. Copy names time zones and states, and both have interpreters. */
const samples = [
  ...Object.values(sample).filter((fact) => typeof fact === 'string' && fact.length > 2),
  'weavinghope',
].filter(
  (fact) => ![sample.timeZone, sample.city, sample.videoRelay, sample.interpreter].includes(`${fact}`),
) as string[];

/** The numbers and the hours of the samples. */
const figures = /555-01[49]\d|[^1]8:00\s(?:AM|a\.\sm\.)/g;

test.each<LanguageTag>(['en', 'es'])(
  'copy and content in %s are those of the document that is shown',
  async (tag) => {
    if (!theirs) throw new Error('The example was refused.');
    await switchLanguage(tag);
    await loadDocument();
    setDocuments({ shown: defaultContent(), saved: defaultContent() });
    expect(JSON.stringify(currentCopy(pageCopy))).toContain(sample.phone);
    setDocuments({ shown: theirs, saved: theirs });
    expect(currentContent()).toBe(localize(theirs, tag));
    // The example keeps the title of the hero.
    const { hero: _, ...content } = currentContent();
    const shown = JSON.stringify([
      currentCopy(kioskCopy),
      currentCopy(deskCopy),
      currentCopy(talkCopy),
      content,
    ]);
    expect(shown).toContain(theirs.foundation.phone);
    // Some titles are those of goals, or of what they offer.
    const common = JSON.stringify([theirs, currentCopy(screensCopy).goals]);
    const ofItems = offerNames.flatMap((name) =>
      defaults[tag][name].flatMap((item: object) => Object.values(item).flat().filter(isSentence)),
    );
    expect([...samples, ...ofItems].filter((text) => shown.includes(text) && !common.includes(text))).toEqual(
      [],
    );
    expect(shown.match(figures)).toBeNull();
  },
);
