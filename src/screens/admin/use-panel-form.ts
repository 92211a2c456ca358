import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type AdminTab, type OpenForm, useOpenForms } from '@/features/drafts';
import { draftChanges } from '@/lib/channel';
import { useEditedLanguage } from './edited-language';

/**
 * Opens and closes the form of a tab, one at a time per language, and manages its focus. A form that was open when its screen
 * failed or was left opens again.
 *
 * @returns the `panel` ref, for the element that contains the form; `form`, the open form; `open`, which focuses the form even
 *   if it is already open; `close`, which focuses the button that opens the form; and `discard`, which closes the form without
 *   moving the focus
 */
export function usePanelForm(tab: AdminTab) {
  const panel = useRef<HTMLDivElement>(null);
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
    panel.current?.querySelector<HTMLElement>('form input')?.focus();
  }

  function discard() {
    forms.delete(key);
    draftChanges.send();
    setForm(undefined);
  }

  function close() {
    // The first button of an item or a panel opens its form.
    const container = panel.current?.querySelector('form')?.closest('li') ?? panel.current;
    discard();
    container?.querySelector('button')?.focus();
  }

  return { panel, form, open, close, discard };
}
