import { defaultContent } from '@/content/default-content';
import type { Content } from '@/content/document';
import { findGaps, gapTargets, gapText } from '@/content/gaps/gaps';
import { offeredLanguages } from '@/content/languages';
import { localize } from '@/content/localize';
import { remainingSamples } from '@/content/remaining-samples';
import { contentCopy } from '@/copy/content';

/** Lists what is left to do before a site goes live, one line for each gap: examples and samples to replace, texts to write. */
export function gapLines(content: Content, now: Date): readonly string[] {
  const [standard] = offeredLanguages;
  const { admin } = contentCopy.files[standard];
  return findGaps(content, remainingSamples(content, defaultContent()), offeredLanguages, now).map((gap) => {
    const names = gapTargets(gap, localize(content, standard), admin).map(({ name }) => name);
    const part = gap.part ? `${admin.tabs[gap.part]}. ` : '';
    return part + [gapText(gap, admin), ...(names.length > 0 ? [names.join(', ')] : [])].join(' ');
  });
}
