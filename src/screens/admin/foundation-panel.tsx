import { InLanguage } from '@/components/site/in-language';
import { Mark } from '@/components/site/mark';
import { BreakableText } from '@/components/ui/breakable-text';
import { Button } from '@/components/ui/button';
import { foundation as schema } from '@/content-file/schema';
import type { FoundationDraft } from '@/content-store/reducer';
import { useChangeContent } from '@/content-store/use-change-content';
import { type CopyOf, useCopy } from '@/language';
import { useEditedContent, useEditedLanguage } from './edited-language';
import { notifySaved } from './notices';
import { fieldsOf, isEasyField } from './schema-fields';
import { SchemaForm } from './schema-form';
import { usePanelForm } from './use-panel-form';

type FieldName = keyof CopyOf<'content'>['admin']['foundation']['labels'];

/** The facts of the foundation, or the form that edits them; in the desktop app only. */
export function FoundationPanel() {
  const { admin, common } = useCopy<'content'>();
  const { foundation } = useEditedContent().content;
  const language = useEditedLanguage();
  const change = useChangeContent(language);
  const { panel, form, open, close } = usePanelForm('foundation');
  const { title, edit, labels, hints } = admin.foundation;

  function save(edited: object) {
    change({ kind: 'saveFoundation', foundation: edited as FoundationDraft });
    notifySaved();
    close();
  }

  return (
    <div ref={panel}>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h2 className="min-w-0">{title}</h2>
        <Button variant={form ? 'secondary' : 'primary'} onClick={() => open('foundation')}>
          {edit}
        </Button>
      </div>
      {form ? (
        <SchemaForm
          schema={schema}
          item={foundation}
          labels={labels}
          hints={hints}
          draft={form.draft}
          className="max-w-3xl rounded-card border-2 border-ink bg-card p-card"
          onSave={save}
          onCancel={close}
        />
      ) : (
        <>
          <dl className="grid gap-x-10 gap-y-5 rounded-card border-2 border-ink bg-card p-card wrap-anywhere @min-[46rem]:grid-cols-2">
            {(fieldsOf(schema) as FieldName[])
              .filter((name) => !isEasyField(name) && foundation[name]?.length)
              .map((name) => (
                <div key={name}>
                  <dt className="text-base font-bold">{labels[name]}</dt>
                  {name === 'logo' ? (
                    <dd>
                      <Mark logo={foundation.logo} className="size-20" />
                    </dd>
                  ) : (
                    [foundation[name === 'hours' ? 'hoursText' : name] ?? ''].flat().map((line) => (
                      <dd key={line} className="text-ink-soft" lang={foundation.languages?.[name as 'about']}>
                        <BreakableText>{line}</BreakableText>
                      </dd>
                    ))
                  )}
                </div>
              ))}
          </dl>
          <InLanguage of={foundation} copy={common.inLanguage} />
        </>
      )}
    </div>
  );
}
