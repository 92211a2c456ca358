import { contextBridge } from 'electron';
import type { Host } from '../../src/host/types';
import { modeFromArguments } from '../mode-argument';

const host: Host = { mode: modeFromArguments(process.argv) };

contextBridge.exposeInMainWorld('foundationHost', host);
