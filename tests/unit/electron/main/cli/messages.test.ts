import { expect, it } from 'vitest';
import { usage } from '../../../../../electron/main/cli/messages';
import { parseOptions } from '../../../../../electron/main/cli/options';
import { screenPaths } from '../../../../../src/copy/screen-paths';

it('names every option, and every screen to start with', () => {
  const options =
    'kiosk idle-seconds warning-seconds exit-pin display screen-inches lower-edge-mm keypad language start content log-dir kiosk-name help version';
  expect(new Set(usage.match(/(?<=--)[a-z-]+/g))).toEqual(new Set(options.split(' ')));
  const { admin, ...visitorPaths } = screenPaths;
  expect(usage).toContain(`(one of ${Object.values(visitorPaths).join(', ')})`);
  expect(usage).not.toContain(admin);
});

it('shows examples that work', () => {
  const examples = usage.match(/--[a-z-]+=[^…\s]+(?= )/g) ?? [];
  expect(examples).toHaveLength(9);
  expect(parseOptions(examples, {}).kind).toBe('app');
});
