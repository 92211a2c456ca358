import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useDisplaySettings } from '@/features/display-settings';
import { sizesToTry } from './page-rules';
import { type StoryLayout, storyLayouts } from './story-layouts';

const isFull = (page: Element) => page.scrollHeight > page.clientHeight;

/**
 * Finds the best layout with which the story fits on its page in each language.
 *
 * @param contents what the pages say: if that changes, they are measured again
 * @returns the layout, and the `ref` of what has the pages, one in each of its elements
 */
export function useFittedStory(contents: string): [StoryLayout, RefObject<HTMLDivElement | null>] {
  const [{ text }] = useDisplaySettings();
  const ref = useRef<HTMLDivElement>(null);
  const layouts = storyLayouts(sizesToTry(Number(text)));
  const [tried, setTried] = useState({ contents, index: 0 });
  const index = tried.contents === contents ? tried.index : 0;

  useLayoutEffect(() => {
    const pages = [...(ref.current?.querySelectorAll(':scope > * > *') ?? [])];
    if (index < layouts.length - 1 && pages.some(isFull)) setTried({ contents, index: index + 1 });
  }, [contents, index, layouts.length]);

  return [layouts[index] ?? layouts[0], ref];
}
