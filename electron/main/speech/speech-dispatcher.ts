import { existsSync } from 'node:fs';
import { posix } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Lists the socket on which speech-dispatcher listens, and the paths of its program, which is started if it does not run. */
function placesToLook(env: Environment): string[] {
  const [, socket] = /^unix_socket:(.+)/.exec(env.SPEECHD_ADDRESS ?? '') ?? [];
  const folders = ['/usr/bin', ...(env.PATH ?? '').split(posix.delimiter)];
  return [
    socket ?? posix.join(env.XDG_RUNTIME_DIR ?? '/', 'speech-dispatcher', 'speechd.sock'),
    env.SPEECHD_CMD ?? '',
    ...folders.map((folder) => posix.join(folder, 'speech-dispatcher')),
  ].filter(posix.isAbsolute);
}

/**
 * Whether this computer has speech-dispatcher, the voices of Linux. Many have only its library: Chromium, when set to use it,
 * crashes as the library tries to start a program that is missing.
 */
export function hasSpeechDispatcher(env: Environment, exists = existsSync): boolean {
  return env.SPEECHD_ADDRESS?.startsWith('inet_socket') || placesToLook(env).some(exists);
}
