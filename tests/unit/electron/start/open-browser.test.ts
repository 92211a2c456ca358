import { expect, it } from 'vitest';
import { browserCommand } from '../../../../electron/start/open-browser';

it.each([
  ['linux', 'xdg-open'],
  ['darwin', 'open'],
  ['win32', 'rundll32'],
] as const)('on %s is %s, with the URL unchanged', (platform, program) => {
  const [command, args] = browserCommand(platform, 'http://127.0.0.1:4173/');
  expect(command).toBe(program);
  expect(args.at(-1)).toBe('http://127.0.0.1:4173/');
});
