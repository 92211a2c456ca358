import type { ListName } from '@/content/fields';
import type { LanguageTag } from '@/content/languages';
import type { Editable, EditableContent } from '@/content/types';
import type { Edit, Edits } from '@/content-store/edits';
import { FORMAT, listNames, MAX_BYTES, VERSION } from './content-file';

/** The sample content in each language. */
export type Samples = Readonly<Record<LanguageTag, EditableContent>>;

/** What a sample says in each language that it has; said once if it is the same in all. */
function sampleValue(samples: readonly (readonly [string, Editable])[], field: string): unknown {
  const own = samples.filter(([, { languages }]) => !(field in { ...languages }));
  const values = own.map(([tag, sample]) => [tag, sample[field as keyof Editable]] as const);
  const first = values[0]?.[1];
  const isShared =
    own.length === samples.length &&
    values.every(([, value]) => JSON.stringify(value) === JSON.stringify(first));
  return isShared ? first : Object.fromEntries(values);
}

/** What staff wrote: for all languages, or for those that have it. */
function editedValue(versions: Edit[string]): unknown {
  if ('all' in versions) return versions.all;
  const written = Object.entries(versions).filter(([, value]) => value !== undefined);
  return written.length > 0 ? Object.fromEntries(written) : undefined;
}

/** The values of an item: what staff wrote, and otherwise what its samples say. */
function wholeItem(samples: readonly (readonly [string, Editable])[], edit: Edit = {}): object {
  const { languages: _, ...sample } = samples[0]?.[1] ?? {};
  const fields = Object.keys({ ...sample, ...edit });
  return Object.fromEntries(
    fields.map((field) => {
      const versions = edit[field];
      if (!versions) return [field, sampleValue(samples, field)];
      // Blank, so that the easy words of a sample do not come back.
      return [field, editedValue(versions) ?? (field in sample ? '' : undefined)];
    }),
  );
}

/**
 * Writes everything that staff can edit, in all languages, so that another release with other samples shows the same.
 *
 * @param saved the day of today, `YYYY-MM-DD`
 */
export function writeContentFile(edits: Edits, samples: Samples, saved: string): string {
  const languages = Object.entries(samples);
  function list(name: ListName): object[] {
    const ids = edits[name]?.ids ?? languages[0]?.[1][name].map(({ id }) => id) ?? [];
    return ids.map((id) => {
      const ofItem = languages.flatMap(([tag, content]) => {
        const items: readonly (Editable & { id: number })[] = content[name];
        const sample = items.find((item) => item.id === id);
        return sample ? [[tag, sample] as const] : [];
      });
      return { id, ...wholeItem(ofItem, edits[name]?.items[id]) };
    });
  }
  const one = (part: 'hero' | 'foundation') =>
    wholeItem(
      languages.map(([tag, content]) => [tag, content[part]] as const),
      edits[part],
    );
  // Its hours in words follow from the others.
  const { hoursText: _, ...foundation } = one('foundation') as Record<string, unknown>;
  const content = {
    format: FORMAT,
    version: VERSION,
    saved,
    foundation,
    hero: one('hero'),
    ...Object.fromEntries(listNames.map((name) => [name, list(name)])),
  };
  const text = `${JSON.stringify(content, null, 2)}\n`;
  // A compact file that could be opened must not become too large by being saved.
  return new TextEncoder().encode(text).length > MAX_BYTES ? JSON.stringify(content) : text;
}
