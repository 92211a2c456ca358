import { useSyncExternalStore } from 'react';
import type { FormDraft } from '@/components/ui/checked-form';
import { sharedState } from '@/components/ui/shared-state';
import type { ContentPart, SinglePart } from '@/content/fields';
import type { LanguageTag } from '@/content/languages';
import { channel } from '@/lib/channel';

type FormKey = `${ContentPart} ${LanguageTag}`;

export type FormTarget = SinglePart | number | 'new';

interface OpenForm {
  readonly tab: ContentPart;
  readonly target: FormTarget;
  readonly draft: FormDraft;
}

/** The open forms, at most one for each tab and language, the latest at the end. */
export type OpenForms = ReadonlyMap<FormKey, OpenForm>;

function createForms() {
  const changes = channel();
  let forms: OpenForms = new Map();

  function update(change: (next: Map<FormKey, OpenForm>) => void) {
    const next = new Map(forms);
    change(next);
    forms = next;
    changes.send();
  }

  return {
    subscribe: changes.subscribe,
    read: () => forms,
    /** Opens a form in its tab, in place of another one; the same one keeps what was typed. */
    open: (tab: ContentPart, tag: LanguageTag, target: FormTarget) =>
      update((next) => {
        const open = next.get(`${tab} ${tag}`);
        next.delete(`${tab} ${tag}`);
        next.set(`${tab} ${tag}`, open?.target === target ? open : { tab, target, draft: new Map() });
      }),
    type: (tab: ContentPart, tag: LanguageTag, name: string, text: string) =>
      update((next) => {
        const open = next.get(`${tab} ${tag}`);
        if (open) next.set(`${tab} ${tag}`, { ...open, draft: new Map(open.draft).set(name, text) });
      }),
    close: (tab: ContentPart, tag: LanguageTag) => update((next) => next.delete(`${tab} ${tag}`)),
    closeAll: () => update((next) => next.clear()),
  };
}

/** Keeps the open forms while Content Management is not shown or has failed; in memory only. */
export const [OpenFormsProvider, useFormsState] = sharedState(createForms);

/** Returns the functions that open, change and close forms. */
export const useForms = () => useFormsState()[0];

/** Selects a value from the open forms. Re-renders only if that changes, since the forms change with each letter. */
export function useOpenForms<Value>(select: (forms: OpenForms) => Value): Value {
  const { subscribe, read } = useForms();
  const readValue = () => select(read());
  return useSyncExternalStore(subscribe, readValue, readValue);
}

export function latestTab(forms: OpenForms): ContentPart | undefined {
  return [...forms.values()].at(-1)?.tab;
}

export function hasTyped(forms: OpenForms): boolean {
  return [...forms.values()].some(({ draft }) => draft.size > 0);
}
