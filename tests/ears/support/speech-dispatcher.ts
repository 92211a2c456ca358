import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Desktop } from './desktop';

/** Starts the service through which browsers and Orca speak, with the voices of eSpeak NG. */
export async function startSpeechDispatcher(desktop: Desktop): Promise<void> {
  const log = desktop.folder('speech-dispatcher/log');
  desktop.folder('speech-dispatcher/clients');
  desktop.folder('speech-dispatcher/modules');
  desktop.write(
    'speech-dispatcher/modules/espeak-ng.conf',
    readFileSync('/etc/speech-dispatcher/modules/espeak-ng.conf', 'utf8'),
  );
  desktop.write(
    'speech-dispatcher/speechd.conf',
    [
      'LogLevel 5',
      `LogDir "${log}"`,
      'AudioOutputMethod "pulse"',
      'AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"',
      'DefaultModule espeak-ng',
      '',
    ].join('\n'),
  );
  const folder = join(desktop.home, 'speech-dispatcher');
  await desktop.background('speech-dispatcher', [
    '-s',
    '-t',
    '0',
    '-l',
    '5',
    '-L',
    log,
    '-C',
    folder,
    '-P',
    join(folder, 'pid'),
  ]);
  await desktop.exists('run/speech-dispatcher/speechd.sock');
}
