import { expect, test } from 'vitest';
import { cleanText } from '@/lib/clean-text';

test.each([
  ['Line\r\nline\rline\tend\n', 'Line\nline\nline\tend\n'],
  ['NUL\u0000, bell\u0007, tab of Word\u000b, C1\u0085', 'NUL , bell , tab of Word , C1 '],
  ['half \ud83d, whole 😀, none \uffff', 'half \ufffd, whole 😀, none \ufffd'],
  ['\u202aa\u202b\u202cb\u202d\u202ec\u2066d\u2067e\u2068f\u2069', 'abcdef'],
])('%j', (text, clean) => expect(cleanText(text)).toBe(clean));
