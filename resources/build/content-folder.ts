import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const top = new URL('../../', import.meta.url);

/**
 * The folder with the copy in a language.
 *
 * @param language the name of a folder in `src/content/`, such as `en`, or the path of a folder elsewhere, relative to the
 * top of the repository, such as `./translations/fr`
 * @throws when there is no such folder
 */
export function contentFolder(language: string): string {
  const isName = /^[a-z]+(-[a-z]+)*$/i.test(language);
  const isPath = /^(\.{0,2}\/|[a-z]:[\\/])/i.test(language);
  const folder = fileURLToPath(new URL(isName ? `src/content/${language}` : language, top));
  if (!(isName || isPath) || !existsSync(`${folder}/language.ts`)) {
    throw new Error(`There is no copy in the language "${language}": ${folder} has no language.ts.`);
  }
  return folder;
}
