// In the page's script, since a language's files must not import another language's.
import '@/content/ways-of';
import '@/lib/without-missing';
import type * as content from '@/content/en/content';
import type * as desk from '@/content/en/desk';
import type * as kiosk from '@/content/en/kiosk';
import type * as page from '@/content/en/page';
import type * as screens from '@/content/en/screens';
import type * as story from '@/content/en/story';
import type * as talk from '@/content/en/talk';
import type * as tools from '@/content/en/tools';
import type { LanguageTag } from '@/content/languages';

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
    page: () => import('@/content/en/page'),
    screens: () => import('@/content/en/screens'),
    tools: () => import('@/content/en/tools'),
    content: () => import('@/content/en/content'),
    kiosk: () => import('@/content/en/kiosk'),
    desk: () => import('@/content/en/desk'),
    talk: () => import('@/content/en/talk'),
    story: () => import('@/content/en/story'),
  },
  es: {
    page: () => import('@/content/es/page'),
    screens: () => import('@/content/es/screens'),
    tools: () => import('@/content/es/tools'),
    content: () => import('@/content/es/content'),
    kiosk: () => import('@/content/es/kiosk'),
    desk: () => import('@/content/es/desk'),
    talk: () => import('@/content/es/talk'),
    story: () => import('@/content/es/story'),
  },
};
