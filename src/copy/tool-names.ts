import type { LanguageTag } from '@/content/languages';
import { keysOf, mapKeys } from '@/lib/keys-of';

/** The names of the visitor tools, which `src/features/visitor-tools` lists, and of one at desks, also in the app's menu. */
const toolNames = {
  takeHome: { en: 'Take-home Page', es: 'Hoja para llevar' },
  talkBoard: { en: 'Talk Board', es: 'Tablero para hablar' },
} satisfies Record<string, Readonly<Record<LanguageTag, string>>>;

export type ToolId = keyof typeof toolNames;

/** Returns the names of the tools in a language. */
export const toolNamesIn = (tag: LanguageTag) => mapKeys(keysOf(toolNames), (tool) => toolNames[tool][tag]);
