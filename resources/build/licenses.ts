import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { codeInside, licenseInside } from './code-inside-packages';

const fileName = 'licenses.txt';

const desktopApp = `# Desktop app

The desktop app also contains Electron, and with it Chromium and other software, whose licenses are in the file
LICENSES.chromium.html that is installed with the app.
`;

/** The license of a package, under a heading like those that Vite writes. */
function licenseSection(name: string, licenseFile: string): string {
  const read = (file: string) =>
    readFileSync(new URL(`../../node_modules/${name}/${file}`, import.meta.url), 'utf8');
  const { version, license } = JSON.parse(read('package.json'));
  return `## ${name} - ${version} (${license})\n\n${read(licenseFile).trim()}\n`;
}

/** The folder and the name of the package that a module is from. */
const inPackage = /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/;

/** The licenses of what the bundled modules of packages contain of others, under a heading. */
function licensesInside(bundle: Rolldown.OutputBundle): string {
  const modules = Object.values(bundle).flatMap((chunk) =>
    chunk.type === 'chunk' ? Object.entries(chunk.modules) : [],
  );
  const found = modules.flatMap(([id, { renderedLength }]) => {
    const [, folder, name = ''] = id.match(inPackage) ?? [];
    if (!folder || id.startsWith('\0') || renderedLength === 0) return [];
    const files = readdirSync(folder).filter((file) => /^licen[cs]e/i.test(file));
    const license = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
    const source = readFileSync(id.replace(/\?.*/, ''), 'utf8');
    return codeInside(source, license).map((code) => licenseInside(code, name));
  });
  return ['# Code inside packages\n', ...new Set(found)].join('\n');
}

/** Writes all licenses into one file beside the page. */
export function licenses(): Plugin {
  return {
    name: 'licenses',
    apply: 'build',
    config: () => ({ build: { license: { fileName } } }),
    generateBundle: {
      // After Vite has written its part.
      order: 'post',
      handler: (_options, bundle) => {
        const file = bundle[fileName];
        if (file?.type !== 'asset') throw new Error(`Vite has written no ${fileName}.`);
        // Vite lists the packages whose modules it bundles. These reach the page through the style sheet.
        const font = licenseSection('@fontsource-variable/atkinson-hyperlegible-next', 'LICENSE');
        const tailwind = licenseSection('tailwindcss', 'LICENSE');
        const electron = licenseSection('electron', 'LICENSE');
        file.source = [file.source, font, tailwind, licensesInside(bundle), desktopApp, electron].join('\n');
      },
    },
  };
}
