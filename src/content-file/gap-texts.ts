import { languages } from '@/content/languages';
import type { EditableContent } from '@/content/types';
import type { CopyOf } from '@/language';
import { fill } from '@/lib/fill';
import type { Gap } from './gaps';

type AdminCopy = CopyOf<'content'>['admin'];

/** Something that a gap is about, which has a form, or is in one. */
export interface GapTarget {
  /** The item of a list, or the part that has one form. */
  readonly target: number | 'foundation' | 'hero';
  readonly name: string;
  /** The field of the form, if it is about one. */
  readonly field?: string;
}

/** What is left to do, such as “These are samples:”. */
export function gapText({ kind, language }: Gap, { ready, languages: { unchecked } }: AdminCopy): string {
  const text = kind === 'draft' ? unchecked : ready.kinds[kind];
  return fill(text, { language: language ? languages[language].name : '' });
}

/** The items or fields that a gap is about, by their names; none if it is about the whole site. */
export function gapTargets(
  { part, items = [], fields = [] }: Gap,
  content: EditableContent,
  { foundation, tabs }: AdminCopy,
): readonly GapTarget[] {
  if (part === 'foundation') {
    const labels: Readonly<Record<string, string>> = foundation.labels;
    return fields.map((field) => ({ target: part, name: labels[field] ?? field, field }));
  }
  if (part === 'hero') return [{ target: part, name: tabs.hero }];
  if (!part) return [];
  const list: readonly { id: number; title?: string; name?: string; amount?: string }[] = content[part];
  return list
    .filter(({ id }) => items.includes(id))
    .map(({ id, title, name, amount }) => ({ target: id, name: title ?? name ?? amount ?? '' }));
}
