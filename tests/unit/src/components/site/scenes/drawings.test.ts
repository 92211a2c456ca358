import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sceneNames } from '@/components/site/scenes/scene';

const folder = 'resources/hosting/public/scenes';
const drawings = sceneNames.map((name) => readFileSync(`${folder}/${name}.svg`, 'utf8'));

test('each picture of people exists and has the shape of its frame', () => {
  expect(readdirSync(folder).sort()).toEqual(sceneNames.map((name) => `${name}.svg`));
  for (const drawing of drawings) expect(drawing).toContain('<symbol id="scene" viewBox="0 0 640 480">');
});

test('pictures use only theme colors, which disappear where only lines are shown', () => {
  const read = (path: string) => readFileSync(`src/${path}`, 'utf8');
  const styles = read('components/site/scenes/scene.css') + read('styles/goal-colors.css');
  for (const [, color = ''] of drawings.join().matchAll(/(?:fill|stroke)="([^"]+)"/g)) {
    if (color === 'none' || color === 'var(--line)') continue;
    const [, name] = /^var\(--scene-(?:paper|line), var\((--[\w-]+)\)\)$/.exec(color) ?? [];
    expect(name, color).toBeDefined();
    expect(styles, color).toContain(`${name}:`);
  }
});
