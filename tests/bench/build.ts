import { build } from 'electron-vite';
import type { Plugin } from 'vite';
import { loadTable, siteLoads } from '../../resources/build/sizes';
import { recordFigures } from './performance-file';

/** Records what each screen loads. Main process and preload script have no page and are skipped. */
const recordSizes: Plugin = {
  name: 'record-sizes',
  async writeBundle(_options, bundle) {
    if (!bundle['index.html']) return;
    const sizes = loadTable(siteLoads(bundle));
    await recordFigures('size', `Node ${process.versions.node}`, `\`\`\`text\n${sizes}\n\`\`\``);
  },
};

await build({ plugins: [recordSizes] });
