import { createHash } from 'node:crypto';
import { defaultContent } from '@/content/default-content';
import type { Content } from '@/content/document';
import { offeredLanguages } from '@/content/languages';
import { localize } from '@/content/localize';
import { remainingSamples } from '@/content/remaining-samples';

export interface DataModule {
  /** The name by which scripts import the module. */
  readonly specifier: string;
  /** The path in the site's folder, which changes with the content. */
  readonly file: string;
  readonly code: string;
}

/** Returns the name by which scripts import the content: in a language, whole, or the default's (site-content.d.ts). */
export const dataSpecifier = (name: (typeof offeredLanguages)[number] | 'document' | 'samples') =>
  `site-content/${name}`;

/** Writes the content as modules that import maps name, so that a new phone number changes no script. */
export function dataModules(content: Content): readonly DataModule[] {
  const exported = [
    ...offeredLanguages.map((tag) => [tag, localize(content, tag)] as const),
    ['document', content] as const,
    ['samples', remainingSamples(content, defaultContent())] as const,
  ];
  return exported.map(([name, value]) => {
    const code = `export default ${JSON.stringify(value)};\n`;
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
    return { specifier: dataSpecifier(name), file: `assets/site-content-${name}-${hash}.js`, code };
  });
}

/** Returns the import map of a page, given the address of the site's folder from there. */
export const importMap = (modules: readonly DataModule[], siteFolder: string) => ({
  imports: Object.fromEntries(modules.map(({ specifier, file }) => [specifier, siteFolder + file])),
});
