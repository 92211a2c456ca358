import { describe, expect, it } from 'vitest';
import { parseOptions } from '../../../../electron/main/cli/options';
import { screens, usage } from '../../../../electron/main/copy';
import { navigation, screens as siteScreens } from '../../../../src/content/en/site';

describe('screens', () => {
  it('are those of the site: its navigation, then Content Management', () => {
    const site = [...navigation, siteScreens.admin].map(({ path, name }) => ({ path, name }));
    expect(screens).toEqual(site);
  });
});

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
        '--start',
        '--log-dir',
        '--help',
        '--version',
      ]),
    );
    for (const { path } of navigation) expect(usage).toContain(path);
  });

  it('shows examples that work', () => {
    const examples = usage.match(/--[a-z-]+=[^…\s]+(?= )/g) ?? [];
    expect(examples).toHaveLength(4);
    expect(parseOptions(examples, {}).run).toBe('app');
  });
});
