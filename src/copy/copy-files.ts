// In the page's script, since a language's files must not import another language's.
import '@/copy/ways-of';
import '@/lib/without-missing';
import type { LanguageTag } from '@/content/languages';
import type * as content from './en/content';
import type * as desk from './en/desk';
import type * as kiosk from './en/kiosk';
import type * as page from './en/page';
import type * as screens from './en/screens';
import type * as story from './en/story';
import type * as talk from './en/talk';
import type * as tools from './en/tools';

/** The copy of each script (resources/build/chunks.ts), in any language. */
export interface Parts {
  page: typeof page;
  screens: typeof screens;
  tools: typeof tools;
  /** Of Content Management. */
  content: typeof content;
  kiosk: typeof kiosk;
  desk: typeof desk;
  talk: typeof talk;
  story: typeof story;
}

export type Part = keyof Parts;

const withTools: readonly Part[] = ['page', 'screens', 'tools'];
const withContent: readonly Part[] = [...withTools, 'content'];

/** Each part after those that it builds on. */
export const partsWith: Record<Part, readonly Part[]> = {
  page: ['page'],
  screens: ['page', 'screens'],
  tools: withTools,
  content: withContent,
  kiosk: [...withContent, 'kiosk'],
  // The sheet that a family takes home can have the story.
  desk: [...withContent, 'story', 'desk'],
  talk: [...withTools, 'talk'],
  story: ['page', 'screens', 'story'],
};

/** Imports the copy of a part in a language. Each is a file of its own, so that visitors download one language. */
export const copyFiles: Record<LanguageTag, { [P in Part]: () => Promise<Parts[P]> }> = {
  en: {
    page: () => import('@/copy/en/page'),
    screens: () => import('@/copy/en/screens'),
    tools: () => import('@/copy/en/tools'),
    content: () => import('@/copy/en/content'),
    kiosk: () => import('@/copy/en/kiosk'),
    desk: () => import('@/copy/en/desk'),
    talk: () => import('@/copy/en/talk'),
    story: () => import('@/copy/en/story'),
  },
  es: {
    page: () => import('@/copy/es/page'),
    screens: () => import('@/copy/es/screens'),
    tools: () => import('@/copy/es/tools'),
    content: () => import('@/copy/es/content'),
    kiosk: () => import('@/copy/es/kiosk'),
    desk: () => import('@/copy/es/desk'),
    talk: () => import('@/copy/es/talk'),
    story: () => import('@/copy/es/story'),
  },
};
