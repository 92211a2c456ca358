import { expect, it } from 'vitest';
import { asksForKiosk } from '@/host/asks-for-kiosk';

it.each(['?kiosk', '?kiosk=', '?KIOSK', '?Kiosk=TRUE&x=1', '?kiosk=1&kiosk=0'])(
  '%s turns on the kiosk',
  (search) => expect(asksForKiosk(search)).toBe(true),
);

const others = ['', '?', '?kiosk=no', '?kiosk=False', '?kiosks', '?x=kiosk', '?x=1#?kiosk', '?%6biosks'];
it.each(others)('%j does not', (search) => expect(asksForKiosk(search)).toBe(false));
