import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type Electron from 'electron';
import { fromPartition } from './session';

export { app } from './app';
export { StandInWindow as BrowserWindow } from './browser-window';

export const session = { fromPartition };

export const protocol: Pick<Electron.Protocol, 'registerSchemesAsPrivileged'> = {
  registerSchemesAsPrivileged() {},
};

export const net = {
  async fetch(address: string): Promise<Response> {
    return new Response(Readable.toWeb(createReadStream(fileURLToPath(address))) as ReadableStream);
  },
};

export const screen = { getPrimaryDisplay: () => ({ workAreaSize: { width: 1920, height: 1040 } }) };

export const shell: Pick<Electron.Shell, 'openExternal'> = { async openExternal() {} };
