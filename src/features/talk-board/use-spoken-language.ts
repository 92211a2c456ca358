import { useEffect, useState } from 'react';
import type { LanguageTag } from '@/content/languages';
import { type CopyOf, copyFiles, offeredLanguages, startLanguage, useCopy, useLanguage } from '@/copy';
import { useHost } from '@/host/host-context';
import { useTalkState } from './talk-state';

export type TalkCopy = CopyOf<'talk'>['talkBoard'];

/** The language of the person whom the visitor talks to: that of the office, unless another one is chosen. */
export function useSpokenLanguage(): LanguageTag {
  const host = useHost();
  const [{ spoken }] = useTalkState();
  const offered = (tag: string) => offeredLanguages.find((each) => each === tag);
  if (spoken) return spoken;
  if (host.mode === 'kiosk') return startLanguage;
  return (host.mode === 'desk' && offered(host.desk.language)) || offeredLanguages[0];
}

/** Fetches the copy of the board in any language; again if that failed before. */
export async function fetchTalkCopy(tag: LanguageTag): Promise<TalkCopy> {
  return (await copyFiles[tag].talk()).talkBoard;
}

/** The board in the language of the page and in another one, which is fetched; until then, only in that of the page. */
export function useBothCopies(spoken: LanguageTag): { own: TalkCopy; spokenCopy: TalkCopy | undefined } {
  const { talkBoard: own } = useCopy<'talk'>();
  const language = useLanguage();
  const [fetched, setFetched] = useState<{ tag: LanguageTag; copy: TalkCopy }>();

  useEffect(() => {
    let isCurrent = true;
    fetchTalkCopy(spoken).then(
      (copy) => isCurrent && setFetched({ tag: spoken, copy }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [spoken]);

  return { own, spokenCopy: spoken === language ? own : fetched?.tag === spoken ? fetched.copy : undefined };
}

/** The sentence of a picture. */
export function sentenceOf({ items }: TalkCopy, id: string): string {
  const all = Object.values(items).flat();
  return all.find((item) => item.id === id)?.say ?? '';
}
