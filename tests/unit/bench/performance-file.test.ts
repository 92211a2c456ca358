import { describe, expect, it } from 'vitest';
import { replaceSection } from '../../bench/performance-file';

const text = `# Performance

<!-- loading: start -->

| measure | value |

<!-- loading: end -->

Some prose.

<!-- typing: start -->
<!-- typing: end -->
`;

describe('replaceSection', () => {
  it('replaces what is between the markers, and nothing else', () => {
    expect(replaceSection(text, 'loading', 'Faster.')).toBe(text.replace('| measure | value |', 'Faster.'));
  });

  it('fills an empty section', () => {
    expect(replaceSection(text, 'typing', '\n| letter | ms |\n')).toContain(
      '<!-- typing: start -->\n\n| letter | ms |\n\n<!-- typing: end -->\n',
    );
  });

  it('can be repeated without the text growing', () => {
    const once = replaceSection(text, 'loading', 'Faster.');
    expect(replaceSection(once, 'loading', 'Faster.')).toBe(once);
  });

  it('keeps dollar signs and backslashes as they are', () => {
    expect(replaceSection(text, 'typing', String.raw`$& \1`)).toContain(String.raw`$& \1`);
  });

  it('rejects a section that the text does not have, or does not end', () => {
    expect(() => replaceSection(text, 'soak', '')).toThrow('"soak"');
    expect(() => replaceSection('<!-- soak: start -->', 'soak', '')).toThrow('"soak"');
    expect(() => replaceSection('<!-- soak: end --><!-- soak: start -->', 'soak', '')).toThrow('"soak"');
  });
});
