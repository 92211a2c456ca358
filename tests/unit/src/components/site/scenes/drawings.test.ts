import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sceneNames } from '@/components/site/scenes/scene';

const file = 'resources/hosting/public/scenes.svg';
const text = readFileSync(file, 'utf8');
const drawings = new Map(
  text
    .split('<symbol id="')
    .slice(1)
    .map((symbol) => [symbol.slice(0, symbol.indexOf('"')), symbol] as const),
);

test('each picture of people is there, in the shape of its frame', () => {
  expect([...drawings.keys()]).toEqual([...sceneNames]);
  for (const [name, drawing] of drawings) expect(drawing, name).toContain('viewBox="0 0 640 480"');
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
