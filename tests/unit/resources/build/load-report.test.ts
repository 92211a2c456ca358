import { describe, expect, it } from 'vitest';
import {
  type BuiltFile,
  type Load,
  loadTable,
  overBudget,
  total,
  withImports,
} from '../../../../resources/build/load-report';

function file(name: string, gzip: number, imports: string[] = []): BuiltFile {
  return { name, imports, raw: gzip * 3, gzip, brotli: gzip - 1 };
}

const react = file('react.js', 80_000);
const main = file('main.js', 20_000, ['react.js']);
const about = file('about.js', 2_500, ['main.js', 'card.js']);
const card = file('card.js', 500, ['react.js', 'main.js']);
const all = [react, main, about, card];

const load = (title: string, ...files: BuiltFile[]): Load => ({ title, files });

describe('withImports', () => {
  it('finds all that a file needs, each once, though they import each other', () => {
    expect(withImports(['about.js'], all)).toEqual([about, main, react, card]);
    expect(withImports(['main.js', 'about.js'], all)).toHaveLength(4);
  });

  it('names a file that is missing', () => {
    expect(() => withImports(['gone.js'], all)).toThrow('gone.js');
  });
});

describe('total', () => {
  it('adds up one size', () => {
    expect(total(load('Home', main, react), 'gzip')).toBe(100_000);
    expect(total(load('Home', main, react), 'raw')).toBe(300_000);
    expect(total(load('Nothing'), 'brotli')).toBe(0);
  });
});

describe('loadTable', () => {
  it('lines up the loads, in kB of 1000 bytes', () => {
    expect(loadTable([load('Home', main, react), load('Card', card)])).toBe(
      [
        '      files       raw      gzip    brotli',
        'Home      2  300.0 kB  100.0 kB  100.0 kB',
        'Card      1    1.5 kB    0.5 kB    0.5 kB',
      ].join('\n'),
    );
  });
});

describe('overBudget', () => {
  const limits = {
    homeScripts: 100_000,
    allScreensScripts: 103_000,
    page: 2_500,
    inlineStyles: 500,
    firstVisit: 100_500,
    firstVisitRequests: 3,
  };
  const loads = {
    home: load('Home', react, main),
    allScreens: load('All screens', ...all),
    page: load('Page', about),
    inlineStyles: load('Inline styles', card),
    firstVisit: load('First visit', react, main, card),
  };

  it('lets pass what just fits', () => {
    expect(overBudget(loads, limits)).toEqual([]);
  });

  it.each([
    ['homeScripts', 'Home: 100.0 kB of 99.0 kB, gzip', 99_000],
    ['allScreensScripts', 'All screens: 103.0 kB of 102.0 kB, gzip', 102_000],
    ['page', 'Page: 2.5 kB of 2.4 kB, gzip', 2_400],
    ['inlineStyles', 'Inline styles: 0.5 kB of 0.4 kB, gzip', 400],
    ['firstVisit', 'First visit: 100.5 kB of 100.0 kB, gzip', 100_000],
    ['firstVisitRequests', 'First visit: 3 of 2 requests', 2],
  ] as const)('says what is over %s', (name, message, limit) => {
    expect(overBudget(loads, { ...limits, [name]: limit })).toEqual([message]);
  });
});
