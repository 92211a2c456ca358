import { basename } from 'node:path';
import { fileProblemTexts } from '../../../src/content/file/file-problem-text';
import { type LanguageTag, offeredLanguages } from '../../../src/content/languages';
import { fill } from '../../../src/lib/fill';
import type { DesktopMode } from '../../shared/host-settings';
import { desktopCopy } from '../language/desktop-copy';
import { plainPage } from '../window/plain-page';
import type { StartFile } from './start-file';

/**
 * The URL of the page that is shown while the app has no content. Visitors of a kiosk read it in all languages; staff read what
 * is wrong with the file.
 */
export function waitingPage(
  mode: DesktopMode,
  current: LanguageTag,
  file: Pick<StartFile, 'path' | 'problems'>,
): string {
  const [first, ...others] = offeredLanguages.map((tag) => {
    const { language, settingUp } = desktopCopy[tag];
    return { language, title: settingUp.title, texts: [settingUp.text] };
  });
  if (mode === 'kiosk' && first) return plainPage([first, ...others], false);
  const { language, waiting, admin } = desktopCopy[current];
  const texts = [...fileProblemTexts(file.problems(), admin), waiting.text];
  return plainPage([{ language, title: fill(waiting.title, { name: basename(file.path) }), texts }], true);
}
