import { expect, it } from 'vitest';
import { methodsOf, type PortName } from '@/host/contract';

const hash = 'a1'.repeat(32);
const noHashes = [null, 'a1', hash.toUpperCase(), {}, `${hash}0`];

/** The arguments that a method takes, and some that it must not. */
it.each([
  ['startContent', 'reportShown', [[], [undefined], [hash]], noHashes.map((text) => [text])],
  ['startContent', 'reportRefused', [['notJson']], [[], ['<b>text</b>'], [{ kind: 'date' }], ['']]],
  ['kiosk', 'checkPin', [['1234'], ['']], [[], [1234], [null], [['1234']], ['1'.repeat(13)]]],
  ['desk', 'saveContent', [['{}', false]], [['{}'], [{}, false], ['{}', 1]]],
  ['desk', 'saveContent', [[undefined, true]], []],
  ['desk', 'savePdf', [['take-home-page']], [[], [''], ['../sheet'], ['sheet.exe']]],
] as const)('%s: %s', (port: PortName, name, good, bad) => {
  const method = methodsOf(port).find((each) => each.name === name);
  for (const args of good) expect(method?.accepts(args), JSON.stringify(args)).toBe(true);
  for (const args of bad) expect(method?.accepts(args), JSON.stringify(args)).toBe(false);
});
