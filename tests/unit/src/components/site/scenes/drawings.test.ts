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

/** How many numbers each command of a path takes, by its letter. */
const numbersOf: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

test('every line of a picture is drawn to its end', () => {
  for (const file of drawings) {
    const drawing = readFileSync(`${folder}/${file}`, 'utf8');
    for (const [, path = ''] of drawing.matchAll(/ d="([^"]+)"/g)) {
      for (const [, command = '', numbers = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
        const { length } = numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
        const each = numbersOf[command.toLowerCase()] ?? Number.NaN;
        const isWhole = each === 0 ? length === 0 : length > 0 && length % each === 0;
        expect(isWhole, `${file}: ${command}${numbers}`).toBe(true);
      }
    }
  }
});
