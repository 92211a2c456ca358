import { dayOf } from '@/lib/format-date';
import { useEdits } from './content-store';
import { type ContentAction, changeContent, type EditedLanguage } from './reducer';

/** Returns the function that changes the content in a language. */
export function useChangeContent(language: EditedLanguage): (action: ContentAction) => void {
  const [, setEdits] = useEdits();
  return (action) => {
    const changed = dayOf(new Date());
    setEdits((edits) => changeContent(edits, action, language, changed));
  };
}
