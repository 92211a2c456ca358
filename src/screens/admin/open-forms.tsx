import { createContext, type ReactNode, useContext, useState } from 'react';
import type { FormDraft } from '@/components/ui/checked-form';
import type { ListName } from '@/content-store/reducer';

/** A tab of Content Management. */
export type AdminTab = 'hero' | ListName;

/** A form that is neither saved nor canceled yet. */
export interface OpenForm {
  /** What it edits: the hero, an item by its id, or an item that is added. */
  readonly target: 'hero' | number | 'new';
  readonly draft: FormDraft;
}

/** The open forms, at most one a tab, the one that was opened last at the end. */
type OpenForms = Map<AdminTab, OpenForm>;

const OpenFormsContext = createContext<OpenForms>(new Map());

/** Keeps the open forms of Content Management while it is not shown, or has failed; in memory only. */
export function OpenFormsProvider({ children }: { children: ReactNode }) {
  const [forms] = useState<OpenForms>(() => new Map());
  return <OpenFormsContext value={forms}>{children}</OpenFormsContext>;
}

/** The open forms of the current visitor. */
export function useOpenForms(): OpenForms {
  return useContext(OpenFormsContext);
}
