import { expect, test } from 'vitest';
import { homeIcons } from '@/components/ui/home-icons';
import { content } from '../../../../support/filled-copy';

test('the first load has the icon of every service that Home opens with', () => {
  for (const { title, icon } of content.en.services) {
    expect(Object.keys(homeIcons), title).toContain(icon);
  }
});
