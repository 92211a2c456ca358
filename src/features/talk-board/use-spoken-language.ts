import { type LanguageTag, offeredLanguages } from '@/content/languages';
import { startLanguage } from '@/content/store/start-language';
import { type BoardCopy, talkCopy } from '@/copy/talk-board';
import { useCapabilities } from '@/host/capabilities';
import { useHost } from '@/host/host-context';
import { useTalkState } from './talk-state';

/** Returns the board in a language, which may differ from that of the page. */
export const boardCopyOf = (tag: LanguageTag): BoardCopy => talkCopy.files[tag].talkBoard;

/** Returns the language of the person the visitor talks to: the office's, unless another one is chosen. */
export function useSpokenLanguage(): LanguageTag {
  const host = useHost();
  const { isShared } = useCapabilities();
  const [{ spoken }] = useTalkState();
  const offered = (tag: string) => offeredLanguages.find((each) => each === tag);
  if (spoken) return spoken;
  if (isShared) return startLanguage;
  return (host.mode === 'desk' && offered(host.desk.language)) || offeredLanguages[0];
}

export function sentenceOf({ items }: BoardCopy, id: string): string {
  const all = Object.values(items).flat();
  return all.find((item) => item.id === id)?.say ?? '';
}
