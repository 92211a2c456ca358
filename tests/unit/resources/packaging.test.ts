import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { version } from '../../../package.json';
import { pack } from './packing';

describe('the packed app', async () => {
  const packed = await pack();

  test('contains the build and its package.json, and nothing else', () => {
    // What a saved website is made of is there, too.
    const renderer =
      `.vite/client-files.json _headers assets/a.js assets/a.js.gz index.html licenses.txt preview-es.png
      website-content.json`.split(/\s+/);
    expect(packed.archived).toEqual([
      ...['/out/main/index.js', '/out/preload/index.cjs'],
      ...renderer.map((name) => `/out/renderer/${name}`),
      '/package.json',
    ]);
  });

  test('comes with the licenses, and with only the site’s languages', () => {
    const files = `LICENSE.electron.txt LICENSES.chromium.html chrome-sandbox locales/en-US.pak locales/es-419.pak
      locales/es.pak resources/app.asar resources/apparmor-profile resources/licenses/LICENSE.txt
      resources/licenses/third-party.txt weaving-hope`;
    expect(packed.unpacked).toEqual(files.split(/\s+/));
  });

  test('is named for the foundation that the site was built for, and installs the kiosk unit', () => {
    expect(packed.desktopEntry).toContain('\nName=Harbor House\n');
    const file = packed.debArguments[packed.debArguments.indexOf('--package') + 1];
    expect(basename(file ?? '')).toBe(`harbor-house-${version}-linux-amd64.deb`);
    expect(packed.debArguments.join(' ')).toContain('=/usr/lib/systemd/user/weaving-hope-kiosk.service');
  });

  test('starts with Chromium’s sandbox, also from the menu entry of an AppImage', () => {
    expect(packed.appImageEntry).toContain('\nExec=AppRun %U\n');
    expect(packed.desktopEntry).toContain('\nExec="/opt/Harbor House/weaving-hope" %U\n');
  });
});
