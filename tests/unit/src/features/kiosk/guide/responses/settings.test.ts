import { expect, test } from 'vitest';
import { guide } from '@/copy/en/guide';
import * as settings from '@/features/kiosk/guide/responses/settings';
import { fill } from '@/lib/fill';

test('each change is spoken, with the name of a limit; the volume is never zero', () => {
  const answer = (change: settings.SettingChange, times: number) => {
    const changes = Array<settings.SettingChange>(times).fill(change);
    const changed = changes.reduce(settings.changeSetting, settings.defaultSettings);
    return settings.settingAnswer(changed, change, guide, 'en');
  };
  const { louder, loudest, quietest, rate, slowest } = guide.settings;
  expect(answer(['volume', 1], 1)).toBe(fill(louder, { percent: 80 }));
  expect(answer(['volume', 1], 3)).toBe(fill(loudest, { percent: 100 }));
  expect(answer(['volume', -1], 20)).toBe(fill(quietest, { percent: 10 }));
  expect(answer(['rate', 1], 1)).toBe(fill(rate, { percent: 125 }));
  expect(answer(['rate', -1], 2)).toBe(fill(slowest, { percent: 50 }));
});
