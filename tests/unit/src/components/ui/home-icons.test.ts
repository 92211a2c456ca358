import { expect, test } from 'vitest';
import { homeIcons } from '@/components/ui/home-icons';
import { sampleContent } from '@/content/en/page';

test('the first load has the icon of every service that Home opens with', () => {
  for (const { title, icon } of sampleContent.services) {
    expect(Object.keys(homeIcons), title).toContain(icon);
  }
});
