import { useSyncExternalStore } from 'react';
import { hoursWords } from '@/content/hours-words';
import type { LanguageTag } from '@/content/languages';
import type { Foundation } from '@/content/types';
import { channel } from '@/lib/channel';
import { fill } from '@/lib/fill';
import { longDateFormat } from '@/lib/format-date';
import { copyFiles, type Part, type Parts, partsWith } from './copy-files';
import { factsOf, fillFacts } from './fill-facts';
import { startLanguage } from './start-language';

/** What a part of the site may read: its own copy, and that of the parts that it builds on. */
export type CopyOf<P extends Part> = Parts['page'] &
  (P extends 'page' ? unknown : Parts['screens']) &
  (P extends 'page' | 'screens' | 'story' ? unknown : Parts['tools']) &
  (P extends 'content' | 'kiosk' | 'desk' ? Parts['content'] : unknown) &
  (P extends 'kiosk' | 'desk' | 'talk' | 'story' ? Parts[P] : unknown) &
  (P extends 'desk' ? Parts['story'] : unknown);

/** All copy: the kiosk has every part. */
export type Copy = CopyOf<'kiosk'>;

/** The current language, and the copy of the parts that are in use. */
interface State {
  readonly tag: LanguageTag;
  readonly parts: readonly Part[];
  readonly files: readonly object[];
  /** What the files say, with what the foundation says about itself. */
  readonly copy: object;
}

const changes = channel();
const partsInUse = new Set<Part>();
let wanted = startLanguage;
let state: State = { tag: wanted, parts: [], files: [], copy: {} };
let foundationIn = (_tag: LanguageTag, sample: Foundation) => sample;

/** Says in a language on which days the office is closed beside its usual hours. */
function closedOn(tag: LanguageTag, { closedDays }: Foundation): readonly string[] {
  const { locale, closedOn: line } = hoursWords[tag];
  const days = closedDays.map(longDateFormat(locale)).join('; ');
  return days ? [fill(line, { days })] : [];
}

/** Puts the parts of the copy in a language together, and fills in the facts. Content is no template: it stays as staff wrote it. */
export function putTogether(tag: LanguageTag, files: readonly object[]): Partial<Copy> {
  const { sampleContent, ...copy }: Partial<Copy> = Object.assign({}, ...files);
  if (!sampleContent) return copy;
  const foundation = foundationIn(tag, sampleContent.foundation);
  const facts = factsOf({
    ...foundation,
    hoursText: [...foundation.hoursText, ...closedOn(tag, foundation)],
  });
  return { ...fillFacts(copy, facts), sampleContent };
}

function show(tag: LanguageTag, parts: readonly Part[], files: readonly object[]): void {
  state = { tag, parts, files, copy: putTogether(tag, files) };
  changes.send();
}

/**
 * Fills the facts of the foundation into all copy, in place of those before.
 *
 * @param of the facts in a language, given its sample
 */
export function setFoundation(of: typeof foundationIn): void {
  foundationIn = of;
  // The first facts are there before any copy.
  if (state.files.length > 0) show(state.tag, state.parts, state.files);
}

/**
 * Fetches what is in use in the wanted language, then replaces the copy as a whole, so that no screen mixes two languages.
 */
async function update(): Promise<void> {
  const tag = wanted;
  const parts = [...partsInUse];
  const files: readonly object[] = await Promise.all(parts.map((part) => copyFiles[tag][part]()));
  // The visitor may have switched on, or gone on, in the meantime.
  if (tag !== wanted || parts.length !== partsInUse.size) return update();
  if (tag === state.tag && parts.length === state.parts.length) return;
  show(tag, parts, files);
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

/** The current language. Re-renders when it changes. */
export function useLanguage(): LanguageTag {
  const current = () => state.tag;
  return useSyncExternalStore(onCopyChange, current, current);
}

/** Calls the listener when the language changes, or the copy of another part is there; returns a function that unsubscribes. */
export const onCopyChange = changes.subscribe;

/**
 * The copy in the current language. A component names the script that it belongs to (resources/build/chunks.ts), which
 * arrives together with its copy.
 */
export function useCopy<P extends Part = 'page'>(): CopyOf<P> {
  return useSyncExternalStore(onCopyChange, currentCopy<P>, currentCopy<P>);
}
