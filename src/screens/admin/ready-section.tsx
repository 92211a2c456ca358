import { useState } from 'react';
import samples from 'site-content/samples';
import { ignoreKeyRepeat } from '@/components/ui/button';
import { findGaps, type Gap, gapTargets, gapText } from '@/content-file/gaps';
import { offeredLanguages, useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';
import type { AdminTab, OpenForm } from '@/features/drafts';
import { useEditedContent, useEditedDocument } from './edited-language';

/** How many names are told of what is left to do in the same way. */
const MAX_NAMES = 8;

interface ReadySectionProps {
  /** Opens the form of something that is left to do, perhaps at a field. */
  onOpen: (tab: AdminTab, target: OpenForm['target'], field?: string) => void;
}

/** What is still a sample or missing, with the way to each form; in the desktop app only. */
export function ReadySection({ onOpen }: ReadySectionProps) {
  const { admin } = useCopy(contentCopy);
  const { content } = useEditedContent();
  const { document } = useEditedDocument();
  // Whether an event is over does not change while staff write.
  const [now] = useState(() => new Date());
  const { ready, tabs } = admin;
  const gaps = findGaps(document, samples, offeredLanguages, now);
  const parts = [...new Set(gaps.map(({ part }) => part))];

  function line(gap: Gap) {
    const { part } = gap;
    const targets = gapTargets(gap, content, admin);
    return (
      <div key={`${gap.kind} ${gap.language}`}>
        <p>{gapText(gap, admin)}</p>
        {part && (
          <ul className="flex flex-wrap gap-x-4">
            {targets.slice(0, MAX_NAMES).map(({ target, name, field }) => (
              <li key={`${target} ${name}`} className="min-w-0">
                <button
                  type="button"
                  onKeyDown={ignoreKeyRepeat}
                  onClick={() => onOpen(part, target, field)}
                  className="min-w-11 text-link wrap-anywhere"
                >
                  {name}
                </button>
              </li>
            ))}
            {targets.length > MAX_NAMES && <li className="py-2">{admin.contentFile.more}</li>}
          </ul>
        )}
      </div>
    );
  }

  return (
    <section aria-label={ready.title}>
      <h2 className="card-title">{ready.title}</h2>
      <p className="measure mt-2">{gaps.length > 0 ? ready.text : ready.done}</p>
      {parts.map((part) => (
        <div key={part ?? ''} className="mt-4 grid gap-2 border-s-4 border-hairline ps-4">
          {part && <h3 className="text-lg">{tabs[part]}</h3>}
          {gaps.filter((gap) => gap.part === part).map(line)}
        </div>
      ))}
    </section>
  );
}
