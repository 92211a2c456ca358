import { useSyncExternalStore } from 'react';
import type { Content, LocalizedContent } from '@/content/document';
import { factsIn } from '@/content/facts';
import type { LanguageTag } from '@/content/languages';
import { localize } from '@/content/localize';
import { channel } from '@/lib/channel';
import { copyFiles, type Part, type Parts, partsWith } from './copy-files';
import { type FromFacts, fromFacts } from './from-facts';
import { startLanguage } from './start-language';

type InUse = { [P in Part]: FromFacts<Parts[P]> };

/** What a part of the site may read: its own copy, and that of the parts that it builds on. */
export type CopyOf<P extends Part> = InUse['page'] &
  (P extends 'page' ? unknown : InUse['screens']) &
  (P extends 'page' | 'screens' | 'story' ? unknown : InUse['tools']) &
  (P extends 'content' | 'kiosk' | 'desk' ? InUse['content'] : unknown) &
  (P extends 'kiosk' | 'desk' | 'talk' | 'story' ? InUse[P] : unknown) &
  (P extends 'desk' ? InUse['story'] : unknown);

/** All copy: the kiosk has every part. */
export type Copy = CopyOf<'kiosk'>;

/** What staff work on: the content of the site, whole, and as it was opened or saved last. */
export interface Documents {
  readonly shown: Content;
  readonly saved: Content;
}

/** The current language, and its content and copy, as far as they are in use. */
interface State {
  readonly tag: LanguageTag;
  readonly parts: readonly Part[];
  readonly files: readonly object[];
  /** Where nobody works on it, the content is only there as the site shows it. */
  readonly documents: Documents | undefined;
  /** Undefined before anything is shown. */
  readonly content: LocalizedContent | undefined;
  readonly copy: object;
}

const changes = channel();
const partsInUse = new Set<Part>();
let wanted = startLanguage;
let state: State = {
  tag: wanted,
  parts: [],
  files: [],
  documents: undefined,
  content: undefined,
  copy: {},
};

/** The content that the site is built with. */
const builtContent: Readonly<Record<LanguageTag, () => Promise<{ default: LocalizedContent }>>> = {
  en: () => import('site-content/en'),
  es: () => import('site-content/es'),
};

/** The content in a language. */
async function contentIn(tag: LanguageTag): Promise<LocalizedContent> {
  const { documents } = state;
  return documents ? localize(documents.shown, tag) : (await builtContent[tag]()).default;
}

function show(next: Partial<State>, content: LocalizedContent): void {
  const { tag, files, ...others } = { ...state, ...next };
  state = {
    ...others,
    tag,
    files,
    content,
    copy: fromFacts(Object.assign({}, ...files), factsIn(content, tag)),
  };
  changes.send();
}

/**
 * Shows the content that staff work on, in place of what was there, or changes one of both: what is shown, or what was saved last.
 *
 * @throws when only one is given, and there is none yet
 */
export function setDocuments(next: Partial<Documents>): void {
  const { shown, saved } = { ...state.documents, ...next };
  if (!shown || !saved) throw new Error('The content of the site is not loaded whole.');
  const documents = { shown, saved };
  if (state.content) show({ documents }, localize(documents.shown, state.tag));
  // The first content is there before any copy.
  else state = { ...state, documents };
}

/**
 * Fetches the content of the site whole, for staff to work on.
 *
 * @throws when it cannot be fetched; the next call tries again
 */
export async function loadDocument(): Promise<void> {
  const { default: built } = await import('site-content/document');
  if (!state.documents) setDocuments({ shown: built, saved: built });
}

/**
 * Fetches what is in use in the wanted language, then replaces content and copy as a whole, so that no screen mixes two
 * languages.
 */
async function update(): Promise<void> {
  const tag = wanted;
  const parts = [...partsInUse];
  const [built, ...files] = await Promise.all([
    contentIn(tag),
    ...parts.map((part): Promise<object> => copyFiles[tag][part]()),
  ]);
  // The visitor may have switched on, or gone on, in the meantime.
  if (tag !== wanted || parts.length !== partsInUse.size) return update();
  if (tag === state.tag && parts.length === state.parts.length) return;
  const { documents } = state;
  show({ tag, parts, files }, documents ? localize(documents.shown, tag) : built);
}

/**
 * Fetches the copy of a part, and of those that it builds on, in the current language.
 *
 * @throws when a file cannot be fetched; the next call tries again
 */
export async function loadCopy(part: Part): Promise<void> {
  const added = partsWith[part].filter((each) => !partsInUse.has(each));
  for (const each of added) partsInUse.add(each);
  try {
    await update();
  } catch (error) {
    for (const each of added) partsInUse.delete(each);
    throw error;
  }
}

/** Imports a script of the site together with the copy that it reads. */
export async function withCopy<Module>(part: Part, script: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([script, loadCopy(part)]);
  return module;
}

/**
 * Switches the language of the whole site in place.
 *
 * @throws when its copy cannot be fetched; the language stays as it was
 */
export async function switchLanguage(tag: LanguageTag): Promise<void> {
  wanted = tag;
  try {
    await update();
  } catch (error) {
    wanted = state.tag;
    throw error;
  }
}

/** The copy in the current language, for code outside components, which reads it each time. */
export function currentCopy<P extends Part = 'page'>(): CopyOf<P> {
  return state.copy as CopyOf<P>;
}

/** Calls the listener when language, content or copy change; returns a function that unsubscribes. */
export const onCopyChange = changes.subscribe;

/** The current language. Re-renders when it changes. */
export function useLanguage(): LanguageTag {
  const current = () => state.tag;
  return useSyncExternalStore(onCopyChange, current, current);
}

/**
 * The copy in the current language. A component names the script that it belongs to (resources/build/chunks.ts), which
 * arrives together with its copy.
 */
export function useCopy<P extends Part = 'page'>(): CopyOf<P> {
  return useSyncExternalStore(onCopyChange, currentCopy<P>, currentCopy<P>);
}

/**
 * The content in the current language.
 *
 * @throws before anything is shown
 */
export function currentContent(): LocalizedContent {
  if (!state.content) throw new Error('The content of the site is not loaded yet.');
  return state.content;
}

/** The content in the current language. Re-renders when it changes. */
export function useContent(): LocalizedContent {
  return useSyncExternalStore(onCopyChange, currentContent, currentContent);
}

const currentDocuments = () => state.documents;

/** What staff work on; `undefined` where nobody does. Re-renders when it changes. */
export function useDocuments(): Documents | undefined {
  return useSyncExternalStore(onCopyChange, currentDocuments, currentDocuments);
}
