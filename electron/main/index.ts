import { app } from 'electron';
import { invalidOptionsExitCode } from '../shared/exit-codes';
import { runApp } from './app';
import { usage } from './cli/messages';
import { type Options, parseOptions, pinVariable } from './cli/options';
import { print } from './cli/print';
import { startError } from './cli/start-error';
import { builtContent, builtContentError } from './content/built-content';
import { refuseStart } from './lifecycle/refuse-start';
import { type LogPlace, openLog } from './log/log';

function printAndExit(text: string): void {
  print(text, 'stdout');
  app.exit(0);
}

const openAppLog = (place: LogPlace) => openLog(place, builtContent.foundation.name);

function start(options: Options): void {
  const error = startError(options, process.platform) ?? builtContentError;
  const log = openAppLog(options.log);
  if (error === undefined) runApp(options, log);
  else void refuseStart(error, invalidOptionsExitCode, log);
}

const command = parseOptions(process.argv.slice(1), process.env);
// Removes the PIN from the environment, which Electron passes on to the page's process, and Node.js to all others.
delete process.env[pinVariable];
// Chromium on X11 would take our `--display=1` for the name of an X server.
app.commandLine.removeSwitch('display');

if (command.kind === 'help') printAndExit(usage);
if (command.kind === 'version') printAndExit(app.getVersion());
if (command.kind === 'error')
  void refuseStart(command.message, invalidOptionsExitCode, openAppLog(command.log));
if (command.kind === 'app') start(command.options);
