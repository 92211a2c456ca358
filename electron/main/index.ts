import { app } from 'electron';
import { invalidOptionsExitCode } from '../shared/exit-codes';
import { runApp } from './app';
import { usage } from './cli/messages';
import { type Options, parseOptions, pinVariable } from './cli/options';
import { print } from './cli/print';
import { refuseStart } from './cli/refuse-start';
import { startError } from './cli/start-error';

function printAndExit(text: string): void {
  print(text, 'stdout');
  app.exit(0);
}

function start(options: Options): void {
  const error = startError(options, process.platform);
  if (error === undefined) runApp(options);
  else void refuseStart(error, invalidOptionsExitCode, options.log);
}

const command = parseOptions(process.argv.slice(1), process.env);
// Removes the PIN from the environment, which Electron passes on to the page's process, and Node.js to all others.
delete process.env[pinVariable];
// Chromium on X11 would take our `--display=1` for the name of an X server.
app.commandLine.removeSwitch('display');

if (command.kind === 'help') printAndExit(usage);
if (command.kind === 'version') printAndExit(app.getVersion());
if (command.kind === 'error') void refuseStart(command.message, invalidOptionsExitCode, command.log);
if (command.kind === 'app') start(command.options);
