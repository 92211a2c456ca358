import { expect, test } from 'vitest';
import { replaceSection } from '../../bench/performance-file';

const text = `# Performance

<!-- loading: start -->

| measure | value |

<!-- loading: end -->

Some prose.

<!-- soak: start -->
<!-- soak: end -->
`;

test('replaces what is between the markers, and nothing else, however often', () => {
  const once = replaceSection(text, 'loading', 'Faster.');
  expect(once).toBe(text.replace('| measure | value |', 'Faster.'));
  expect(replaceSection(once, 'loading', 'Faster.')).toBe(once);
});

test('fills an empty section, and keeps dollar signs and backslashes as they are', () => {
  expect(replaceSection(text, 'soak', String.raw`$& \1`)).toContain(
    String.raw`<!-- soak: start -->${'\n\n'}$& \1${'\n\n'}<!-- soak: end -->`,
  );
});

test('rejects a section that the text does not have, or does not end', () => {
  expect(() => replaceSection(text, 'typing', '')).toThrow('"typing"');
  expect(() => replaceSection('<!-- soak: start -->', 'soak', '')).toThrow('"soak"');
  expect(() => replaceSection('<!-- soak: end --><!-- soak: start -->', 'soak', '')).toThrow('"soak"');
});
