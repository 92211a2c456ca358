import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ignoreRepeatedPresses } from '@/components/ui/ignore-repeated-presses';
import type { Hero } from '@/content/types';
import { useChangeContent, useContent } from '@/content-store/content-store';
import { admin } from '@/words/admin';
import { HeroForm } from './hero-form';
import { HeroSummary } from './hero-summary';
import { noticeSaved } from './notices';

/** The hero: its current content, or the form that replaces it (specification, section 4). */
export function HeroPanel() {
  const { hero } = useContent();
  const change = useChangeContent();
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);

  function close() {
    ignoreRepeatedPresses();
    setEditing(false);
    editButton.current?.focus();
  }

  function save(edited: Hero) {
    change({ type: 'saveHero', hero: edited });
    noticeSaved();
    close();
  }

  return (
    <section aria-labelledby="hero-panel-title">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h2 id="hero-panel-title">{admin.hero.title}</h2>
        <Button ref={editButton} variant="accent" aria-expanded={editing} onClick={() => setEditing(true)}>
          {admin.hero.edit}
        </Button>
      </div>
      {editing ? <HeroForm hero={hero} onSave={save} onCancel={close} /> : <HeroSummary hero={hero} />}
    </section>
  );
}
