import { expect, test } from 'vitest';
import { imageSource } from '@/components/site/image-source';

test.each(['', ' \n\t', 'weave.svg', ' weave.svg '])('%j is the weave', (address) => {
  expect(imageSource(address)).toEqual({ kind: 'weave' });
});

test.each([
  'data:image/png;base64,iVBORw0KGgo=',
  'DATA:IMAGE/PNG;base64,iVBORw0KGgo=',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
])('%j is shown', (address) => {
  expect(imageSource(address)).toEqual({ kind: 'image', src: address });
  expect(imageSource(`\n ${address} `)).toEqual({ kind: 'image', src: address });
});

test.each([
  'http://host.example/picture.png',
  'https://host.example/picture.png',
  'HTTPS://HOST.EXAMPLE/PICTURE.PNG',
  'https:host.example',
  '//host.example/picture.png',
  '  //host.example/picture.png',
  'ftp://host.example/picture.png',
])('%j is withheld, because it needs the network', (address) => {
  expect(imageSource(address)).toEqual({ kind: 'withheld', reason: 'network' });
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;image/png,x',
  'data:,image/png',
  'data:image',
  'x data:image/png;base64,iVBORw0KGgo=',
  'blob:null/1234',
  'file:///etc/passwd',
  'picture.png',
  'weave.svg#',
  'not an address at all',
  'x'.repeat(20_000),
])('%j is withheld, because it is not an image', (address) => {
  expect(imageSource(address)).toEqual({ kind: 'withheld', reason: 'unknown' });
});
