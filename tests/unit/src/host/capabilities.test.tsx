import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Capabilities, useCapabilities } from '@/host/capabilities';
import { HostProvider } from '@/host/host-context';
import type { HostMode } from '@/host/types';
import { hosts } from '../../../support/hosts';

function capabilitiesIn(mode: HostMode): Capabilities | undefined {
  let found: Capabilities | undefined;
  function Probe() {
    found = useCapabilities();
    return null;
  }
  renderToString(
    <HostProvider value={hosts[mode]}>
      <Probe />
    </HostProvider>,
  );
  return found;
}

it.each([
  ['web', ['canLeave', 'canOpenFiles', 'canPrint']],
  ['desk', ['canEditInPlace', 'canLeave', 'canPrint']],
  ['kiosk', ['hasDock', 'isAtFrontDesk', 'isShared', 'isTouchOnly']],
] as const)('the capabilities of %s are %s', (mode, expected) => {
  const all = Object.entries(capabilitiesIn(mode) ?? {});
  expect(all.flatMap(([name, has]) => (has ? name : [])).sort()).toEqual(expected);
});
