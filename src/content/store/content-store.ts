import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Content, LocalizedContent } from '@/content/document';
import type { LanguageTag } from '@/content/languages';
import { localize } from '@/content/localize';
import { channel } from '@/lib/channel';
import { startLanguage } from './start-language';

/** The documents that staff work on: the content of the site, and the same as it was opened or saved last. */
interface Documents {
  readonly shown: Content;
  readonly saved: Content;
}

/** The language and the content that the site shows. */
interface StoreState {
  readonly tag: LanguageTag;
  readonly content: LocalizedContent;
  /** The documents; without them, nobody edits, and there is only the content that the site shows. */
  readonly documents?: Documents;
}

const changes = channel();
let state: StoreState | undefined;
let wanted = startLanguage;
/** Documents that arrived before anything was shown. */
let firstDocuments: Documents | undefined;

const builtContent: Readonly<Record<LanguageTag, () => Promise<{ default: LocalizedContent }>>> = {
  en: () => import('site-content/en'),
  es: () => import('site-content/es'),
};

/** Calls the listener when the language or the content changes; returns a function that unsubscribes. */
export const onContentChange = changes.subscribe;

/** Returns the current language and content, for code outside components. Throws before anything is shown. */
export function readStore(): StoreState {
  if (!state) throw new Error('The content of the site is not loaded yet.');
  return state;
}

const documentsNow = () => (state ? state.documents : firstDocuments);

function show(next: StoreState): void {
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

const StoreContext = createContext({ read: readStore, subscribe: changes.subscribe });

/** Gives a page that is rendered ahead of time its own language and content. */
export const StoreProvider = StoreContext.Provider;

/** Returns the current language and content, and re-renders when they change. */
export function useStore(): StoreState {
  const { read, subscribe } = useContext(StoreContext);
  return useSyncExternalStore(subscribe, read, read);
}

/** Returns the content in the current language, and re-renders when it changes. */
export const useContent = (): LocalizedContent => useStore().content;

/** Reads the documents that staff work on; `undefined` where nobody does. Re-renders when they change. */
export const useDocuments = (): Documents | undefined => useStore().documents;
