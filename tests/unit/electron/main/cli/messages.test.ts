import { describe, expect, it } from 'vitest';
import { usage } from '../../../../../electron/main/cli/messages';
import { parseOptions } from '../../../../../electron/main/cli/options';
import { screenPaths } from '../../../../../src/content/screen-paths';

describe('usage', () => {
  it('names every option and every screen to start with', () => {
    const switches = usage.match(/--[a-z-]+/g) ?? [];
    expect(new Set(switches)).toEqual(
      new Set([
        '--kiosk',
        '--idle-seconds',
        '--warning-seconds',
        '--exit-pin',
        '--display',
        '--screen-inches',
        '--lower-edge-mm',
        '--keypad',
        '--start',
        '--log-dir',
        '--help',
        '--version',
      ]),
    );
    const { admin, ...visitorPaths } = screenPaths;
    expect(usage).toContain(`(one of ${Object.values(visitorPaths).join(', ')})`);
    expect(usage).not.toContain(admin);
  });

  it('shows examples that work', () => {
    const examples = usage.match(/--[a-z-]+=[^…\s]+(?= )/g) ?? [];
    expect(examples).toHaveLength(7);
    expect(parseOptions(examples, {}).run).toBe('app');
  });
});
