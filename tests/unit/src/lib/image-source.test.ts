import { expect, test } from 'vitest';
import { imageSource } from '@/lib/image-source';

test('a blank address is the weave, and a picture in the address itself is shown', () => {
  expect(imageSource(' \n\t')).toEqual({ kind: 'weave' });
  const src = 'data:image/png;base64,iVBORw0KGgo=';
  expect(imageSource(`\n ${src} `)).toEqual({ kind: 'image', src });
});

test.each([
  ...['https://host.example/picture.png', 'HTTP://HOST.EXAMPLE/PICTURE.PNG', 'https:host.example'],
  ...['//host.example/picture.png', '  //host.example/picture.png', 'ftp://host.example/picture.png'],
])('%j is withheld, because it needs the network', (address) =>
  expect(imageSource(address)).toEqual({ kind: 'withheld', reason: 'network' }),
);

test.each([
  ...'javascript:alert(1) JavaScript:alert(1) blob:null/1234 file:///etc/passwd data:image'.split(' '),
  ...'data:text/html,<script>alert(1)</script> data:text/html;image/png,x data:,image/png'.split(' '),
  ...['java\nscript:alert(1)', 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ...['x data:image/png;base64,iVBORw0KGgo=', 'picture.png', 'weave.svg#', 'no address', 'x'.repeat(20_000)],
])('%.80j is withheld, because it is not an image', (address) =>
  expect(imageSource(address)).toEqual({ kind: 'withheld', reason: 'unknown' }),
);
