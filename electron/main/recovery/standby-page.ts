import type { DesktopCopy } from '../language/desktop-copy';
import { plainPage } from '../window/plain-page';

/** Returns the URL of the page that a kiosk shows while the site cannot be loaded. */
export const standbyPage = ({ standby, language }: DesktopCopy) =>
  plainPage([{ language, title: standby.title, texts: [standby.text] }], false);
