import { contextBridge, ipcRenderer } from 'electron';
import { settingsFromArguments } from '../shared/host-settings';
import { blockDialogs, blockFileDialogs } from './block-dialogs';
import { hostPort } from './host-port';

const settings = settingsFromArguments(process.argv);

contextBridge.exposeInMainWorld('foundationHost', hostPort(settings, ipcRenderer));
if (settings.mode === 'kiosk') {
  blockFileDialogs(window);
  contextBridge.executeInMainWorld({ func: blockDialogs });
}
