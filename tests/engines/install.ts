import { ensureEngine } from '../support/install-browser';
import { engines } from './support/engines';

for (const engine of engines) ensureEngine(engine);
