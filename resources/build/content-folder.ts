import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The folder of the words that a site is built with.
 *
 * @param language the folder's name below `src/content/`, such as `en`
 * @throws when there is no such folder
 */
export function contentFolder(language: string): string {
  const folder = fileURLToPath(new URL(`../../src/content/${language}`, import.meta.url));
  if (!/^[a-z]+(-[a-z]+)*$/i.test(language) || !existsSync(folder)) {
    throw new Error(`There are no words in the language "${language}": src/content/ has no such folder.`);
  }
  return folder;
}
