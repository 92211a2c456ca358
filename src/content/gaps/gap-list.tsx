import { ignoreKeyRepeat } from '@/components/ui/button';
import type { LocalizedContent } from '@/content/document';
import type { ContentPart } from '@/content/fields';
import { useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';
import { type Gap, type GapTarget, gapTargets, gapText } from './gaps';

const MAX_NAMES = 8;

interface GapListProps {
  gaps: readonly Gap[];
  content: LocalizedContent;
  /** Opens the form of a gap; without it, the list only names the gaps. */
  onOpen?: (part: ContentPart, target: GapTarget) => void;
}

/** Lists the work to do before the site goes live, by part. */
export function GapList({ gaps, content, onOpen }: GapListProps) {
  const { admin } = useCopy(contentCopy);
  const parts = [...new Set(gaps.map(({ part }) => part))];

  function name(part: ContentPart, target: GapTarget) {
    if (!onOpen) return target.name;
    return (
      <button
        type="button"
        onKeyDown={ignoreKeyRepeat}
        onClick={() => onOpen(part, target)}
        className="min-w-11 text-link wrap-anywhere"
      >
        {target.name}
      </button>
    );
  }

  function line(gap: Gap) {
    const { part } = gap;
    const targets = gapTargets(gap, content, admin);
    return (
      <div key={`${gap.kind} ${gap.language}`}>
        <p>{gapText(gap, admin)}</p>
        {part && (
          <ul className={`flex flex-wrap gap-x-4 ${onOpen ? 'gap-y-2' : 'font-medium'}`}>
            {targets.slice(0, MAX_NAMES).map((target) => (
              <li key={`${target.target} ${target.name}`} className="min-w-0">
                {name(part, target)}
              </li>
            ))}
            {targets.length > MAX_NAMES && <li className={onOpen ? 'py-2' : ''}>{admin.contentFile.more}</li>}
          </ul>
        )}
      </div>
    );
  }

  return parts.map((part) => (
    <div key={part ?? ''} className="mt-4 grid gap-2 border-s-4 border-hairline ps-4">
      {part && <h3 className="text-lg">{admin.tabs[part]}</h3>}
      {gaps.filter((gap) => gap.part === part).map(line)}
    </div>
  ));
}
