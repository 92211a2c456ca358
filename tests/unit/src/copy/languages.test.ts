import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '@/content/languages';
import { sharedCopy } from '@/copy/shared';

// What the types of a new language do not find missing.
test.each(Object.keys(languages) as (keyof typeof languages)[])('%s is named', (tag) => {
  const { language } = sharedCopy.files[tag];
  // Whoever copies the folder of another language would show that one's content as this one's.
  expect(language.tag, `src/copy/${tag}/shared/language.ts`).toBe(tag);
  expect(Intl.getCanonicalLocales(language.locale)[0]?.split('-')[0]).toBe(tag);
  expect(existsSync(`resources/hosting/public/preview-${tag}.png`), 'npm run icons').toBe(true);
  expect(readFileSync('resources/electron-builder.yml', 'utf8')).toMatch(
    new RegExp(`electronLanguages:.*\\b${tag}\\b`, 's'),
  );
});
