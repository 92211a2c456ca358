import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'src/components/site/scenes';
const drawings = readdirSync(folder).filter((file) => file.endsWith('.svg'));

test('there are pictures of people, and each is small', () => {
  expect(drawings.length).toBeGreaterThanOrEqual(9);
  for (const file of drawings) expect(statSync(`${folder}/${file}`).size, file).toBeLessThanOrEqual(6_000);
});

test('pictures have the shape of their frame, and only colors of the theme', () => {
  const styles = readFileSync(`${folder}/scene.css`, 'utf8') + readFileSync('src/styles/goals.css', 'utf8');
  for (const file of drawings) {
    const drawing = readFileSync(`${folder}/${file}`, 'utf8');
    const [, width, height] = /viewBox="\d+ \d+ (\d+) (\d+)"/.exec(drawing) ?? [];
    expect(Number(width) / Number(height), file).toBeCloseTo(4 / 3);
    const colors = [...drawing.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, color = '']) => color);
    const unknown = colors.filter((color) => {
      const [, name] = /^var\((--[\w-]+)\)$/.exec(color) ?? [];
      return color !== 'none' && !(name && styles.includes(`${name}:`));
    });
    expect(unknown, file).toEqual([]);
  }
});
