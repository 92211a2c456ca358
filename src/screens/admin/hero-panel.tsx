import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Hero } from '@/content/types';
import { useChangeContent, useContent } from '@/content-store/content-store';
import { admin } from '@/copy/admin';
import { ignoreRepeatedPresses } from '@/lib/ignore-repeated-presses';
import { HeroForm } from './hero-form';
import { HeroSummary } from './hero-summary';
import { notifySaved } from './notices';
import { returnToForm } from './return-to-form';

/** The hero: its current content, or the form that replaces it (specification, section 4). */
export function HeroPanel() {
  const { hero } = useContent();
  const change = useChangeContent();
  const [editing, setEditing] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);

  function open() {
    if (editing) returnToForm(panel.current);
    else setEditing(true);
  }

  function close() {
    ignoreRepeatedPresses();
    setEditing(false);
    editButton.current?.focus();
  }

  function save(edited: Hero) {
    change({ type: 'saveHero', hero: edited });
    notifySaved();
    close();
  }

  return (
    <div ref={panel}>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h2>{admin.hero.title}</h2>
        <Button ref={editButton} variant="accent" onClick={open}>
          {admin.hero.edit}
        </Button>
      </div>
      {editing ? <HeroForm hero={hero} onSave={save} onCancel={close} /> : <HeroSummary hero={hero} />}
    </div>
  );
}
