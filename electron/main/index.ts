import { writeSync } from 'node:fs';
import { app } from 'electron';
import { invalidOptionsExitCode } from '../shared/exit-codes';
import { runApp } from './app';
import { missingLogFolder, usage } from './cli/messages';
import { type Options, parseOptions } from './cli/options';
import { isFolder } from './log/log';

const [stdout, stderr] = [1, 2];

/** Prints a text and exits, before any window opens. */
function printAndExit(text: string, stream: number, exitCode: number): void {
  try {
    // Synchronously, because the process exits on the next line.
    writeSync(stream, `${text}\n`);
  } catch {
    // On Windows an app may have no standard output.
  }
  app.exit(exitCode);
}

/** Checks the log folder, except after a relaunch: a kiosk recovers even if its folder has disappeared. */
function start(options: Options): void {
  const { logDir, relaunches } = options;
  if (logDir !== undefined && relaunches === 0 && !isFolder(logDir)) {
    printAndExit(missingLogFolder(logDir), stderr, invalidOptionsExitCode);
  } else {
    runApp(options);
  }
}

const command = parseOptions(process.argv.slice(1), process.env);
// On X11, Chromium would take our `--display=1` for the name of an X server.
app.commandLine.removeSwitch('display');

if (command.run === 'help') printAndExit(usage, stdout, 0);
if (command.run === 'version') printAndExit(app.getVersion(), stdout, 0);
if (command.run === 'error') printAndExit(command.message, stderr, invalidOptionsExitCode);
if (command.run === 'app') start(command.options);
