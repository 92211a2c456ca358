import { flushSync } from 'react-dom';
import type { ContentPart } from '@/content/fields';
import { type FormTarget, useForms, useOpenForms } from '@/features/drafts';
import { useEditedLanguage } from './edited-language';
import { focusField } from './schema-form';

/**
 * Opens and closes the form of a tab, one at a time per language. Opens it again if its screen failed or was left. `open`
 * focuses the form even if it is already open.
 */
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
