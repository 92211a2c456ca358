import { ensureBrowser } from '../support/install-browser';
import { engines } from './support/engines';

for (const engine of engines) ensureBrowser(engine);
