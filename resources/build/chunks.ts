import type { Rolldown } from 'vite';

/** A screen's own modules and its copy, which Easy read uses, too. */
const ofScreen =
  /[\\/](?:screens[\\/](?<code>[\w-]+)[\\/]|content[\\/]\w+[\\/](?<copy>about|services|programs|get-involved|contact|admin|not-found)\.ts)/;

/** What any screen may open, and little of it. */
const ofTools = /[\\/](?:features[\\/](?:display-settings|read-aloud|speech)[\\/]|notifications\.tsx)/;

function chunkOf(id: string): string | null {
  const { code, copy } = id.match(ofScreen)?.groups ?? {};
  const screen = code ?? copy;
  if (screen) return `${screen}-screen`;
  return ofTools.test(id) ? 'tools' : null;
}

/**
 * How the site's modules are grouped into files. Left alone, the bundler makes a file of each module that two others share,
 * and fetching everything ahead takes some forty requests.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'page', tags: ['$initial'], priority: 4 },
    { name: 'notify', test: /[\\/](?:sonner[\\/]|notify\.ts)/, priority: 3 },
    // Before the others, which would take along what they import.
    { name: 'shared', test: (id) => !chunkOf(id), minShareCount: 2, priority: 2 },
    { name: chunkOf, debugName: 'screens and tools', priority: 1 },
  ],
};
