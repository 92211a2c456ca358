import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { InLanguage } from '@/components/site/in-language';
import { Button } from '@/components/ui/button';
import type { SinglePart } from '@/content/fields';
import { useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';
import { useEditedContent } from './edited-language';
import { HeroSummary } from './hero-summary';
import { notifySaved } from './notices';
import { PartSummary } from './part-summary';
import { SchemaForm } from './schema-form';
import { usePanelForm } from './use-panel-form';

/** Shows the hero, the facts of the foundation or its mission, or the form that edits them (specification, section 4). */
export function PartPanel({ part }: { part: SinglePart }) {
  const { admin, common } = useCopy(contentCopy);
  const { content, change, undo } = useEditedContent();
  const { target, open, close } = usePanelForm(part);
  const editButton = useRef<HTMLButtonElement>(null);

  function closeForm() {
    flushSync(close);
    editButton.current?.focus();
  }

  function save(values: object) {
    change({ kind: 'savePart', part, values });
    notifySaved(undo);
    closeForm();
  }

  return (
    <div>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h2 className="step-title min-w-0">{admin.tabs[part]}</h2>
        {target === undefined && (
          <Button ref={editButton} variant="primary" onClick={() => open(part)}>
            {admin[part].edit}
          </Button>
        )}
      </div>
      {target !== undefined ? (
        <SchemaForm
          part={part}
          item={content[part]}
          className="max-w-3xl outlined-card p-card"
          onSave={save}
          onCancel={closeForm}
        />
      ) : (
        <>
          {part === 'hero' ? (
            <HeroSummary hero={content.hero} />
          ) : (
            <PartSummary part={part} of={content[part]} />
          )}
          <InLanguage of={content[part]} copy={common.inLanguage} />
        </>
      )}
    </div>
  );
}
