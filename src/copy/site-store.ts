import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Content, LocalizedContent } from '@/content/document';
import type { LanguageTag } from '@/content/languages';
import { localize } from '@/content/localize';
import { channel } from '@/lib/channel';
import type { CopySet, FromFacts } from './copy-set';
import { type SharedCopy, sharedCopy } from './shared';
import { startLanguage } from './start-language';

/** The documents that staff work on: the content of the site, and the same as it was opened or saved last. */
export interface Documents {
  readonly shown: Content;
  readonly saved: Content;
}

interface SiteState {
  readonly tag: LanguageTag;
  readonly content: LocalizedContent;
  /** The documents; without them, nobody edits, and there is only the content that the site shows. */
  readonly documents?: Documents;
}

const changes = channel();
let state: SiteState | undefined;
let wanted = startLanguage;
/** Documents that arrived before anything was shown. */
let firstDocuments: Documents | undefined;

const builtContent: Readonly<Record<LanguageTag, () => Promise<{ default: LocalizedContent }>>> = {
  en: () => import('site-content/en'),
  es: () => import('site-content/es'),
};

/** Calls the listener when language, content or copy change; returns a function that unsubscribes. */
export const onCopyChange = changes.subscribe;

/** @throws before anything is shown */
function current(): SiteState {
  if (!state) throw new Error('The content of the site is not loaded yet.');
  return state;
}

const documentsNow = () => (state ? state.documents : firstDocuments);

function show(next: SiteState): void {
  state = next;
  changes.send();
}

/** Shows the content that staff work on, or updates what is shown or saved. Throws if only one is given, and none is there. */
export function setDocuments(next: Partial<Documents>): void {
  const { shown, saved } = { ...documentsNow(), ...next };
  if (!shown || !saved) throw new Error('The content of the site is not loaded whole.');
  const documents = { shown, saved };
  if (state) show({ tag: state.tag, content: localize(shown, state.tag), documents });
  else firstDocuments = documents;
}

/** Fetches the content of the site whole, for staff to work on. Throws if that fails; the next call tries again. */
export async function loadDocument(): Promise<void> {
  const { default: built } = await import('site-content/document');
  if (!documentsNow()) setDocuments({ shown: built, saved: built });
}

/** Switches the language of the site in place; the first call shows it. Throws, and changes nothing, if content fails. */
export async function switchLanguage(tag: LanguageTag): Promise<void> {
  wanted = tag;
  try {
    const built = documentsNow() ? undefined : (await builtContent[tag]()).default;
    // The visitor may have chosen another language in the meantime.
    if (wanted !== tag) return;
    const documents = documentsNow();
    const content = documents ? localize(documents.shown, tag) : built;
    if (content && !(state?.tag === tag && state.documents === documents)) show({ tag, content, documents });
  } catch (error) {
    if (wanted === tag && state) wanted = state.tag;
    throw error;
  }
}

/** Returns a set of copy in the current language, for code outside components, which must read it each time. */
export function currentCopy<File extends object>(set: CopySet<File>): FromFacts<File> {
  const { content, tag } = current();
  return set.of(content, tag);
}

const SiteContext = createContext({ current, subscribe: changes.subscribe });

/** Gives a page that is rendered ahead of time its own language and content. */
export const SiteProvider = SiteContext.Provider;

function useSite(): SiteState {
  const { current, subscribe } = useContext(SiteContext);
  return useSyncExternalStore(subscribe, current, current);
}

/** The current language. Re-renders when it changes. */
export const useLanguage = (): LanguageTag => useSite().tag;

/** Returns the content in the current language, and re-renders when it changes. */
export const useContent = (): LocalizedContent => useSite().content;

/** Reads the documents that staff work on; `undefined` where nobody does. Re-renders when they change. */
export const useDocuments = (): Documents | undefined => useSite().documents;

export function useCopy(): SharedCopy;
export function useCopy<File extends object>(set: CopySet<File>): FromFacts<File>;
/** Returns a set of copy in the current language, by default every screen's. A script that imports a set loads its copy. */
export function useCopy(set: CopySet<object> = sharedCopy): object {
  const { content, tag } = useSite();
  return set.of(content, tag);
}
