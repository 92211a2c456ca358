import { contextBridge, ipcRenderer } from 'electron';
import { settingsFromArguments } from '../shared/host-settings';
import { hostPort } from './host-port';
import { refuseFileDialogs, refusePrinting } from './lock-dialogs';

const settings = settingsFromArguments(process.argv);

contextBridge.exposeInMainWorld('foundationHost', hostPort(settings, ipcRenderer));
if (settings.mode === 'kiosk') {
  refuseFileDialogs(window);
  contextBridge.executeInMainWorld({ func: refusePrinting });
}
