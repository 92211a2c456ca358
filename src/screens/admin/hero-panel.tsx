import { Button } from '@/components/ui/button';
import type { Hero } from '@/content/types';
import { useChangeContent, useContent } from '@/content-store/content-store';
import { useCopy } from '@/language';
import { HeroForm } from './hero-form';
import { HeroSummary } from './hero-summary';
import { notifySaved } from './notices';
import { usePanelForm } from './use-panel-form';

/** The current hero, or the form that edits it (specification, section 4). */
export function HeroPanel() {
  const { admin } = useCopy<'tools'>();
  const { hero } = useContent();
  const change = useChangeContent();
  const { panel, form, open, close } = usePanelForm('hero');

  function save(edited: Hero) {
    change({ type: 'saveHero', hero: edited });
    notifySaved(admin.notices);
    close();
  }

  return (
    <div ref={panel}>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h2 className="min-w-0">{admin.hero.title}</h2>
        <Button variant="accent" onClick={() => open('hero')}>
          {admin.hero.edit}
        </Button>
      </div>
      {form ? (
        <HeroForm hero={hero} draft={form.draft} onSave={save} onCancel={close} />
      ) : (
        <HeroSummary hero={hero} />
      )}
    </div>
  );
}
