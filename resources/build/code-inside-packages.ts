/** What a comment in a package says about code of others that the package contains. */
export interface CodeInside {
  name: string;
  copyright: string;
  license: string;
}

const notices = /\/\*[\s\S]*?\*\//g;
const straight = (text: string) => text.replaceAll('’', "'");

/**
 * Lists the code of others in a module of a package, by the copyright notices that the license of the package does not have.
 *
 * @param source the module, as the package has it
 * @param license the text of the package's license
 */
export function codeInside(source: string, license: string): CodeInside[] {
  return (source.match(notices) ?? []).flatMap((notice) => {
    const [copyright, holder = ''] = notice.match(/Copyright \(c\) (?:[\d, -]+)?(.+)/i) ?? [];
    if (!copyright || straight(license).includes(straight(holder).trim().replace(/\.$/, ''))) return [];
    const name = notice.match(/@license (.+)/)?.[1]?.trim() ?? holder.trim();
    const spdx = notice.match(/SPDX-License-Identifier: (\S+)/)?.[1] ?? '';
    return [{ name, copyright: copyright.trim(), license: spdx }];
  });
}

const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;

/**
 * Formats the license of code inside a package.
 *
 * @throws if its license is another than MIT, whose text must be added here first
 */
export function licenseInside({ name, copyright, license }: CodeInside, packageName: string): string {
  if (license !== 'MIT')
    throw new Error(`${packageName} contains ${name}, whose license is not known: ${license}`);
  return `### ${name}, in ${packageName} (MIT)\n\n${copyright}\n\n${mit}`;
}
