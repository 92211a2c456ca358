import { readFile } from 'node:fs/promises';

const top = new URL('../../', import.meta.url);

/** Packages that reach the page through its style sheet, and the app's runtime. Vite lists what scripts contain. */
const others = ['@fontsource-variable/atkinson-hyperlegible-next', 'tailwindcss', 'electron'];

/** The license of a package, under a heading like those that Vite writes. */
async function licenseSection(name: string): Promise<string> {
  const read = (file: string) => readFile(new URL(`node_modules/${name}/${file}`, top), 'utf8');
  const { version, license } = JSON.parse(await read('package.json'));
  return `## ${name} - ${version} (${license})\n\n${(await read('LICENSE')).trim()}\n`;
}

/**
 * Completes the list of licenses that Vite wrote.
 *
 * @param written what Vite wrote
 */
export async function allLicenses(written: string): Promise<string> {
  const inside = await readFile(new URL('resources/licenses-inside-packages.md', top), 'utf8');
  return [written, ...(await Promise.all(others.map(licenseSection))), inside].join('\n');
}
