import { InLanguage } from '@/components/site/in-language';
import { Button } from '@/components/ui/button';
import type { Hero } from '@/content/types';
import { heroForm } from '@/content-file/schema';
import { useChangeContent } from '@/content-store/use-change-content';
import { useCopy } from '@/language';
import { useEditedContent, useEditedLanguage } from './edited-language';
import { HeroSummary } from './hero-summary';
import { notifySaved } from './notices';
import { SchemaForm } from './schema-form';
import { usePanelForm } from './use-panel-form';

/** The current hero, or the form that edits it (specification, section 4). */
export function HeroPanel() {
  const { admin, common } = useCopy<'content'>();
  const { hero } = useEditedContent().content;
  const change = useChangeContent(useEditedLanguage());
  const { panel, form, open, close } = usePanelForm('hero');

  function save(edited: object) {
    change({ kind: 'saveHero', hero: edited as Hero });
    notifySaved();
    close();
  }

  return (
    <div ref={panel}>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h2 className="min-w-0">{admin.hero.title}</h2>
        <Button variant={form ? 'secondary' : 'primary'} onClick={() => open('hero')}>
          {admin.hero.edit}
        </Button>
      </div>
      {form ? (
        <SchemaForm
          schema={heroForm}
          item={hero}
          labels={admin.hero.labels}
          hints={{ image: admin.hero.imageHint }}
          draft={form.draft}
          className="max-w-3xl rounded-card border-2 border-ink bg-card p-card"
          onSave={save}
          onCancel={close}
        />
      ) : (
        <>
          <HeroSummary hero={hero} />
          <InLanguage of={hero} copy={common.inLanguage} />
        </>
      )}
    </div>
  );
}
