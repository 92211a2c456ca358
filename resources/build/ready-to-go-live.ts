import type { Plugin } from 'vite';
import type * as localizing from '../../src/content/localize';
import type * as samples from '../../src/content/samples';
import type * as gaps from '../../src/content-file/gaps';
import type * as copy from '../../src/copy/en/content';
import type * as offered from '../../src/copy/offered-languages';
import { importSource } from './import-source';
import { readSiteContent } from './site-content';

/** What is left to do before the site goes live, a line for each. */
async function linesOf(contentFile: string | undefined): Promise<string[]> {
  const { findGaps, gapTargets, gapText } = await importSource<typeof gaps>('content-file/gaps.ts');
  const { localize } = await importSource<typeof localizing>('content/localize.ts');
  const { admin } = await importSource<typeof copy>('copy/en/content/index.ts');
  const { offeredLanguages } = await importSource<typeof offered>('copy/offered-languages.ts');
  const content = await readSiteContent(contentFile);
  const { samplesIn } = await importSource<typeof samples>('content/samples.ts');
  const left = samplesIn(content, await readSiteContent(undefined));
  return findGaps(content, left, offeredLanguages, new Date()).map((gap) => {
    const names = gapTargets(gap, localize(content, offeredLanguages[0]), admin).map(({ name }) => name);
    const part = gap.part ? `${admin.tabs[gap.part]}. ` : '';
    return `- ${part}${[gapText(gap, admin), ...(names.length > 0 ? [names.join(', ')] : [])].join(' ')}`;
  });
}

/**
 * Prints what is left to do before the site goes live: examples and samples to replace, texts to write.
 *
 * @param contentFile the path of the content file that the site is built with
 */
export function readyToGoLive(contentFile: string | undefined): Plugin {
  return {
    name: 'ready-to-go-live',
    apply: 'build',
    async writeBundle() {
      const lines = await linesOf(contentFile);
      if (lines.length > 0)
        this.info(`Before the site goes live (README.md, Make it your own):\n${lines.join('\n')}\n`);
    },
  };
}
