import { expect, it } from 'vitest';
import { desktopCopy } from '../../../../../electron/main/language/desktop-copy';
import { standbyPage } from '../../../../../electron/main/recovery/standby-page';

it('speaks the language of the kiosk', () => {
  const html = decodeURIComponent(standbyPage(desktopCopy.es));
  expect(html).toContain('<html lang="es" dir="ltr">');
  expect(html).toContain(`<h1>${desktopCopy.es.standby.title}</h1>`);
});
