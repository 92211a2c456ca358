import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isLogo, isSmallEnough, MAX_LOGO } from '@/content-file/logo';

const data = (type: string, content: string | Uint8Array) =>
  `data:${type};base64,${Buffer.from(content).toString('base64')}`;
const svg = (content: string) => data('image/svg+xml', content);
const inside = (content: string) => svg(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`);

const icon = readFileSync('resources/icons/icon.png');

/** The icon with other bytes at a position. */
function patched(at: number, ...bytes: number[]): string {
  const png = Buffer.from(icon);
  png.set(bytes, at);
  return data('image/png', png);
}

test.each([
  ['a PNG', data('image/png', icon)],
  ['an SVG', svg(readFileSync('src/logo.svg', 'utf8'))],
  [
    'an SVG as drawing programs write it',
    svg(
      `\uFEFF<?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <!-- Created with Inkscape (http://www.inkscape.org/) -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
        xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 9 9">
        <metadata><rdf:li rdf:resource="http://creativecommons.org/licenses/by/4.0/"/></metadata>
        <style>.a { fill: url(#g) }</style>
        <defs><linearGradient id="g"><stop offset="0" stop-color="#004d45"/></linearGradient></defs>
        <use xlink:href = "#p"/><path id="p" class="a" fill="url('#g')" d="M0 0h9v9z"/>
        <image href="data:image/png;base64,AAAA"/><text>Once on a son's set & more</text>
      </svg>`.replace('& more', '&amp; more'),
    ),
  ],
])('%s is a logo', (_, address) => expect(isLogo(address)).toBe(true));

test.each([
  ['nothing', ''],
  ['an address', 'https://example.org/logo.png'],
  ['another type', data('image/jpeg', icon)],
  ['a page', data('text/html', '<svg></svg>')],
  ['no base64', 'data:image/png;base64,%89PNG'],
  ['cut off base64', `${data('image/png', icon).slice(0, -3)}=`],
  ['an SVG called PNG', data('image/png', '<svg></svg>')],
  ['a PNG called SVG', data('image/svg+xml', icon)],
  ['a PNG with other first bytes', patched(0, 0x88)],
  ['the first bytes of a PNG', data('image/png', icon.subarray(0, 12))],
  ['a PNG of billions of pixels', patched(16, 0, 1, 0, 0, 0, 1, 0, 0)],
  ['a PNG without a width', patched(16, 0, 0, 0, 0)],
  ['a PNG that moves', data('image/png', Buffer.concat([icon, Buffer.from('acTL')]))],
  ['a text', svg('Our logo')],
  ['a page in disguise', svg('<html><svg></svg></html>')],
  ['an SVG in UTF-16', data('image/svg+xml', Buffer.from('\uFEFF<svg></svg>', 'utf16le'))],
  ['bytes that are no text', data('image/svg+xml', Buffer.from([...Buffer.from('<svg>'), 0xff]))],
  ['a script', inside('<script>alert(1)</script>')],
  ['a script by another prefix', inside('<x:SCRIPT xmlns:x="http://www.w3.org/2000/svg"/>')],
  ['a handler', svg('<svg onload="alert(1)"></svg>')],
  ['a handler after a line break', inside('<path d="M0 0"\nonClick = "alert(1)"/>')],
  ['a foreign object', inside('<foreignObject><iframe/></foreignObject>')],
  ['a link', inside('<a href="https://example.org">Us</a>')],
  ['a link without quotation marks', inside('<a href=https://example.org>Us</a>')],
  ['a link that runs', inside('<a xlink:href=" javascript:alert(1)">Us</a>')],
  ['a link in references', inside('<use href="&#104;ttps://example.org/a.svg#a"/>')],
  ['a picture elsewhere', inside('<image xlink:href="//example.org/a.png"/>')],
  ['an SVG in an SVG', inside('<image href="data:image/svg+xml;base64,AAAA"/>')],
  ['a style sheet elsewhere', inside('<style>@import "https://example.org/a.css"</style>')],
  ['a font elsewhere', inside('<style>@font-face { src: url( "https://example.org/a" ) }</style>')],
  ['a fill elsewhere', inside('<path fill="url(https://example.org/a.svg#a)"/>')],
  ['a fill in escapes', inside('<style>path { fill: \\75 rl(https://example.org/a) }</style>')],
  ['a style sheet before it', svg('<?xml-stylesheet href="https://example.org/a.css"?><svg></svg>')],
  ['movement', inside('<path><animateTransform attributeName="transform"/></path>')],
  ['a change of a link', inside('<set attributeName="href" to="javascript:alert(1)"/>')],
  ['movement by styles', inside('<style>@keyframes spin { to { rotate: 1turn } }</style>')],
  [
    'an entity bomb',
    svg('<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><svg><text>&b;</text></svg>'),
  ],
  ['an outside entity', svg('<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>')],
])('%s is none', (_, address) => expect(isLogo(address)).toBe(false));

test.each(['<!DOCTYPE', '<!--', ' href=', ' href ', '\non', '<a:', 'url( ', '"', '<?xml '])(
  'many times %j is refused at once',
  (text) => {
    const address = inside(text.repeat(MAX_LOGO / text.length - 60));
    const start = performance.now();
    isLogo(address);
    expect(performance.now() - start).toBeLessThan(200);
  },
);

test('a logo has 200 kB at most', () => {
  expect(isSmallEnough(data('image/png', new Uint8Array(MAX_LOGO)))).toBe(true);
  expect(isSmallEnough(data('image/png', new Uint8Array(MAX_LOGO + 1_000)))).toBe(false);
});
