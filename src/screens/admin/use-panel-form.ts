import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type AdminTab, type OpenForm, useOpenForms } from '@/features/drafts';
import { draftChanges } from '@/lib/channel';
import { useEditedLanguage } from './edited-language';
import { focusField } from './schema-form';

/**
 * Opens and closes the form of a tab, one at a time per language. A form that was open when its screen failed or was left opens
 * again.
 *
 * @returns `form`, the open form; `open`, which focuses the form even if it is already open; and `close`
 */
export function usePanelForm(tab: AdminTab) {
  const [forms] = useOpenForms();
  const tag = useEditedLanguage();
  const key = `${tab} ${tag}` as const;
  const [form, setForm] = useState(forms.get(key));

  function open(target: OpenForm['target']) {
    if (target !== form?.target) {
      const opened: OpenForm = { tab, target, draft: new Map() };
      forms.delete(key);
      forms.set(key, opened);
      draftChanges.send();
      flushSync(() => setForm(opened));
    }
    focusField(tab);
  }

  function close() {
    forms.delete(key);
    draftChanges.send();
    setForm(undefined);
  }

  return { form, open, close };
}
