import { expect, test } from 'vitest';
import { pictureSource } from '@/components/site/picture-source';

test.each(['', ' \n\t', 'weave.svg', ' weave.svg '])('%j is the weave', (address) => {
  expect(pictureSource(address)).toEqual({ kind: 'weave' });
});

test.each([
  'data:image/png;base64,iVBORw0KGgo=',
  'DATA:IMAGE/PNG;base64,iVBORw0KGgo=',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
])('%j is drawn', (address) => {
  expect(pictureSource(address)).toEqual({ kind: 'picture', source: address });
  expect(pictureSource(`\n ${address} `)).toEqual({ kind: 'picture', source: address });
});

test.each([
  'http://host.example/picture.png',
  'https://host.example/picture.png',
  'HTTPS://HOST.EXAMPLE/PICTURE.PNG',
  'https:host.example',
  '//host.example/picture.png',
  '  //host.example/picture.png',
  'ftp://host.example/picture.png',
])('%j is withheld, because it lies in the network', (address) => {
  expect(pictureSource(address)).toEqual({ kind: 'withheld', reason: 'network' });
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
])('%j is withheld, because it is no picture', (address) => {
  expect(pictureSource(address)).toEqual({ kind: 'withheld', reason: 'unknown' });
});
