import type { ContentPart } from '@/content/fields';
import type { ContentCopy } from '@/copy/content';

/** The name of a field in its form, its columns and in messages. */
export function fieldLabel(
  part: ContentPart | undefined,
  field: string,
  { labels, labelsIn }: Pick<ContentCopy['admin'], 'labels' | 'labelsIn'>,
): string {
  const labelsByPart: Readonly<Partial<Record<ContentPart, object>>> = labelsIn;
  const names: Readonly<Record<string, string>> = { ...labels, ...(part && labelsByPart[part]) };
  return names[field] ?? field;
}
