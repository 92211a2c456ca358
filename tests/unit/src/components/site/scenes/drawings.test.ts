import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sceneNames } from '@/components/site/scenes/scene';

const text = readFileSync('resources/hosting/public/scenes.svg', 'utf8');

test('each picture of people is there, in the shape of its frame', () => {
  const [, ...drawings] = text.split('<symbol id="');
  expect(drawings.map((drawing) => drawing.split('"')[0])).toEqual([...sceneNames]);
  for (const drawing of drawings) expect(drawing).toContain('viewBox="0 0 640 480"');
});

test('pictures have only colors of the theme, which give way where only lines are to be left', () => {
  const read = (path: string) => readFileSync(`src/${path}`, 'utf8');
  const styles = read('components/site/scenes/scene.css') + read('styles/goals.css');
  for (const [, color = ''] of text.matchAll(/(?:fill|stroke)="([^"]+)"/g)) {
    if (color === 'none' || color === 'var(--line)') continue;
    const [, name] = /^var\(--scene-(?:paper|line), var\((--[\w-]+)\)\)$/.exec(color) ?? [];
    expect(name, color).toBeDefined();
    expect(styles, color).toContain(`${name}:`);
  }
});
