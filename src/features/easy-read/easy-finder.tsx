import { nameLines, programLines, textLines } from '@/content/easy-items/easy-items';
import { inEasyWords } from '@/content/easy-items/easy-words';
import { wordExplainer } from '@/content/easy-items/explain-words';
import { useCopy } from '@/copy';
import { type ToolsCopy, toolsCopy } from '@/copy/tools';
import { Finder, type Suggestion } from '@/features/finder';
import { EasyLines } from './easy-lines';
import { EasySectionView } from './easy-section';

function describe(suggestion: Suggestion, copy: ToolsCopy) {
  const { title, ...easy } = inEasyWords(suggestion.item);
  const described =
    suggestion.kind === 'service'
      ? textLines(easy, 'description', 'helper')
      : programLines(suggestion.item, copy);
  const lines = [...described, ...nameLines(suggestion.item.title, title, copy)];
  const text = (
    <div className="mt-4">
      <EasyLines lines={wordExplainer(copy)(lines)} />
    </div>
  );
  return { title, text };
}

export const finderPicture = 'findPeople';

/** The finder in plain language. */
export function EasyFinder() {
  const copy = useCopy(toolsCopy);
  const { title, text } = copy.easyFinder;
  return (
    <div className="print:has-[fieldset]:hidden">
      <EasySectionView title={title} lines={[{ picture: finderPicture, text }]}>
        <Finder copy={copy.easyFinder} describe={(suggestion) => describe(suggestion, copy)} />
      </EasySectionView>
    </div>
  );
}
