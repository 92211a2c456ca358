import { SelectField } from '@/components/ui/field';
import { type LanguageTag, languages, offeredLanguages } from '@/content/languages';
import { useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';
import { useCapabilities } from '@/host/capabilities';
import { fill } from '@/lib/fill';
import { useEditedLanguage } from './edited-language';

const drafts = Object.entries(languages).filter(([, { isDraft }]) => isDraft);

interface LanguageChoiceProps {
  value: LanguageTag;
  onChange: (tag: LanguageTag) => void;
}

/** Chooses the language in which staff write, and says which languages nobody has checked yet. */
export function LanguageChoice({ value, onChange }: LanguageChoiceProps) {
  const { admin } = useCopy(contentCopy);
  const { canEditInPlace } = useCapabilities();
  const { label, hint, unchecked } = admin.languages;
  return (
    <div className="max-w-reading grid gap-3">
      {offeredLanguages.length > 1 && (
        <SelectField
          name="language"
          asCards
          label={label}
          hint={hint}
          options={offeredLanguages.map((tag) => ({ value: tag, label: languages[tag].name, lang: tag }))}
          value={value}
          onChange={onChange}
        />
      )}
      {/* The desktop app's list of what is left to do says this instead. */}
      {!canEditInPlace &&
        drafts.map(([tag, { name }]) => (
          <p key={tag} className="text-base">
            {fill(unchecked, { language: name })}
          </p>
        ))}
    </div>
  );
}

/** Names the language of a form's texts. */
export function EditedLanguageName() {
  const { admin } = useCopy(contentCopy);
  const tag = useEditedLanguage();
  return (
    <p className="font-bold">
      {`${admin.languages.label}:`} <span lang={tag}>{languages[tag].name}</span>
    </p>
  );
}
