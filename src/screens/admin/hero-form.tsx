import type { FormDraft } from '@/components/ui/checked-form';
import { TextAreaField, TextField } from '@/components/ui/field';
import type { Hero } from '@/content/types';
import { MAX_IMAGE } from '@/content-file/content-file';
import { useCopy } from '@/language';
import { AdminForm } from './admin-form';
import { EasyWordsField, easyWordsOf } from './easy-words-field';
import { useEditedLanguage } from './edited-language';

interface HeroFormProps {
  hero: Hero;
  /** The values typed so far. */
  draft: FormDraft;
  onSave: (hero: Hero) => void;
  onCancel: () => void;
}

/** Edits the hero. No field is required, and any text is accepted (specification, section 5). */
export function HeroForm({ hero, draft, onSave, onCancel }: HeroFormProps) {
  const { admin } = useCopy<'content'>();
  const { tag } = useEditedLanguage();
  const { labels, imageHint } = admin.hero;
  return (
    <AdminForm
      draft={draft}
      onCancel={onCancel}
      className="max-w-3xl rounded-card border-2 border-ink bg-card p-card"
      onValid={(data) =>
        onSave({
          title: String(data.get('title')),
          subtitle: String(data.get('subtitle')),
          image: String(data.get('image')),
          easyWords: easyWordsOf(data),
        })
      }
    >
      {() => (
        <>
          <TextField name="title" lang={tag} label={labels.title} defaultValue={hero.title} />
          <TextAreaField
            name="subtitle"
            lang={tag}
            label={labels.subtitle}
            defaultValue={hero.subtitle}
            rows={3}
          />
          <EasyWordsField item={hero} />
          <TextField
            name="image"
            autoCapitalize="none"
            label={labels.image}
            defaultValue={hero.image}
            hint={imageHint}
            maxLength={MAX_IMAGE}
          />
        </>
      )}
    </AdminForm>
  );
}
