import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { displaySettingNames } from '@/features/display-settings/display-choices';

const paths = readdirSync('src', { recursive: true, encoding: 'utf8' });
const read = (type: RegExp) =>
  paths.filter((path) => type.test(path)).map((path) => readFileSync(`src/${path}`, 'utf8'));
const code = read(/\.(tsx?|svg)$/);

/** Attributes that Sonner and Radix set. */
const ofLibraries =
  /^(sonner|radix)-|^(styled|front|expanded|button|close-button|content|title|description|icon)$/;

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

test('styles ask only for data attributes that the root or a component has', () => {
  const isSet = (name: string) =>
    code.some((text) =>
      [`data-${name}=`, `'data-${name}'`, `dataset.${camel(name)} =`, `setRootData({ ${camel(name)}: `].some(
        (set) => text.includes(set),
      ),
    );
  const unknown = new Set(
    [...code, ...read(/\.css$/)]
      .flatMap((text) => [...text.matchAll(/(?:\[|in-)data-([a-z]+(?:-[a-z]+)*)/g)])
      .map(([, name = '']) => name)
      .filter((name) => !ofLibraries.test(name) && !isSet(name)),
  );
  for (const name of [...displaySettingNames, 'largeText']) unknown.delete(kebab(name));
  expect([...unknown]).toEqual([]);
});
