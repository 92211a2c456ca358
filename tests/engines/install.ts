import { engines } from '../support/engines/engines';
import { ensureEngine } from '../support/install-browser';

for (const engine of engines) ensureEngine(engine);
