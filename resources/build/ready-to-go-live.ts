import type { Plugin } from 'vite';
import type * as copy from '../../src/content/en/content';
import type * as screens from '../../src/content/en/screens';
import type { LanguageTag } from '../../src/content/languages';
import type * as gaps from '../../src/content-file/gaps';
import type { Samples } from '../../src/content-file/write-content-file';
import type * as offered from '../../src/language/offered-languages';
import { importSource } from './import-source';
import { siteContent } from './site-content';

/** What is left to do before the site goes live, a line for each. */
async function linesOf(contentFile: string | undefined): Promise<string[]> {
  const built = { plugins: [siteContent(contentFile)] };
  const { findGaps, gapTargets, gapText } = await importSource<typeof gaps>('content-file/gaps.ts', built);
  const { admin } = await importSource<typeof copy>('content/en/content/index.ts');
  const { offeredLanguages } = await importSource<typeof offered>('language/offered-languages.ts');
  const samplesIn = async (tag: LanguageTag) => {
    const { sampleContent } = await importSource<typeof screens>(`content/${tag}/screens/index.ts`, built);
    return [tag, sampleContent] as const;
  };
  const samples = Object.fromEntries(await Promise.all(offeredLanguages.map(samplesIn))) as Samples;
  return findGaps({}, samples, new Date()).map((gap) => {
    const names = gapTargets(gap, samples.en, admin).map(({ name }) => name);
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
