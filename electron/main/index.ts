import { writeSync } from 'node:fs';
import { app } from 'electron';
import { runApp } from './app';
import { type Options, parseOptions } from './cli/options';
import { noLogFolder, usage } from './copy';
import { isFolder } from './log/log';

/** The exit code of an app that was asked for something it cannot do. */
const badOption = 2;

/** Says something and ends, before there is a window. */
function endWith(text: string, exitCode: 0 | typeof badOption): void {
  try {
    // At once, as the process ends with the next line.
    writeSync(exitCode === 0 ? 1 : 2, `${text}\n`);
  } catch {
    // On Windows an app may have nowhere to write to.
  }
  app.exit(exitCode);
}

const command = parseOptions(process.argv.slice(1), process.env);
// Chromium on X11 has a switch of the same name, and would look for a display server called by our number.
app.commandLine.removeSwitch('display');

/** An app that starts itself anew goes on without a folder that has gone meanwhile. */
function logFolderIsMissing({ logDir, relaunches }: Options): boolean {
  return logDir !== undefined && relaunches === 0 && !isFolder(logDir);
}

if (command.run === 'help') endWith(usage, 0);
if (command.run === 'version') endWith(app.getVersion(), 0);
if (command.run === 'error') endWith(command.message, badOption);
if (command.run === 'app') {
  const { options } = command;
  if (logFolderIsMissing(options)) endWith(noLogFolder(options.logDir ?? ''), badOption);
  else runApp(options);
}
