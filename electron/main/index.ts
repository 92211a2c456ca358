import { writeSync } from 'node:fs';
import { app } from 'electron';
import { invalidOptionsExitCode } from '../shared/exit-codes';
import { runApp } from './app';
import { usage } from './cli/messages';
import { type Options, parseOptions, pinVariable } from './cli/options';
import { startError } from './cli/start-error';

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

function start(options: Options): void {
  const error = startError(options, process.platform);
  if (error === undefined) runApp(options);
  else printAndExit(error, stderr, invalidOptionsExitCode);
}

const command = parseOptions(process.argv.slice(1), process.env);
// Electron passes the environment on to the page's process, and Node.js to every other one.
delete process.env[pinVariable];
// On X11, Chromium would take our `--display=1` for the name of an X server.
app.commandLine.removeSwitch('display');

if (command.run === 'help') printAndExit(usage, stdout, 0);
if (command.run === 'version') printAndExit(app.getVersion(), stdout, 0);
if (command.run === 'error') printAndExit(command.message, stderr, invalidOptionsExitCode);
if (command.run === 'app') start(command.options);
