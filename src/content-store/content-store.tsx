import { createContext, type Dispatch, type ReactNode, useContext, useReducer } from 'react';
import type { EditableContent } from '@/content/types';
import { type ContentAction, changeContent } from './reducer';

const ContentContext = createContext<EditableContent | null>(null);
const ChangeContext = createContext<Dispatch<ContentAction> | null>(null);

/** Provides the content that staff edit. It lives in memory only, until the page reloads (specification, section 4). */
export function ContentProvider({ initial, children }: { initial: EditableContent; children: ReactNode }) {
  const [content, change] = useReducer(changeContent, initial);
  return (
    <ChangeContext value={change}>
      <ContentContext value={content}>{children}</ContentContext>
    </ChangeContext>
  );
}

/**
 * Returns the current content, including edits.
 *
 * @throws when used outside a {@link ContentProvider}
 */
export function useContent(): EditableContent {
  const content = useContext(ContentContext);
  if (!content) throw new Error('useContent must be used within a ContentProvider.');
  return content;
}

/**
 * Returns the function that changes the content.
 *
 * @throws when used outside a {@link ContentProvider}
 */
export function useChangeContent(): Dispatch<ContentAction> {
  const change = useContext(ChangeContext);
  if (!change) throw new Error('useChangeContent must be used within a ContentProvider.');
  return change;
}
