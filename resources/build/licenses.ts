import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

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
        file.source = [file.source, font, tailwind, desktopApp, electron].join('\n');
      },
    },
  };
}
