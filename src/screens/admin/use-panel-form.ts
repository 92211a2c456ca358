import { flushSync } from 'react-dom';
import type { ContentPart } from '@/content/fields';
import { type FormTarget, useForms, useOpenForms } from '@/features/drafts';
import { useEditedLanguage } from './edited-language';
import { focusField } from './schema-form';

/** Opens and closes the form of a tab, one at a time per language, and opens it again if its screen failed or was left. */
export function usePanelForm(tab: ContentPart) {
  const forms = useForms();
  const tag = useEditedLanguage();
  const target = useOpenForms((open) => open.get(`${tab} ${tag}`)?.target);

  function open(next: FormTarget) {
    if (next !== target) flushSync(() => forms.open(tab, tag, next));
    focusField(tab);
  }

  return { target, open, close: () => forms.close(tab, tag) };
}
