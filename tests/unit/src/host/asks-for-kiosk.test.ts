import { expect, it } from 'vitest';
import { asksForKiosk } from '@/host/asks-for-kiosk';

it('an address turns on the kiosk', () => expect(asksForKiosk('?kiosk')).toBe(true));

const others = ['', '?', '?kiosk=no', '?kiosk=False', '?kiosks', '?x=kiosk', '?x=1#?kiosk', '?%6biosks'];
it.each(others)('%j does not', (search) => expect(asksForKiosk(search)).toBe(false));
