import { expect, it } from 'vitest';
import { hasSpeechDispatcher } from '../../../../../electron/main/speech/speech-dispatcher';

const env = { PATH: '/usr/local/bin::bin:/opt/voices', XDG_RUNTIME_DIR: '/run/user/1000' };

it.each([
  ['its program', {}, '/usr/bin/speech-dispatcher'],
  ['its socket', {}, '/run/user/1000/speech-dispatcher/speechd.sock'],
  ['the socket that the environment names', { SPEECHD_ADDRESS: 'unix_socket:/run/s.sock' }, '/run/s.sock'],
])('a computer with %s has it', (_, more, file) =>
  expect(hasSpeechDispatcher({ ...env, ...more }, (path) => path === file)).toBe(true),
);

it('a computer with none of its files does not have it, nor one without an environment', () => {
  expect(hasSpeechDispatcher(env, () => false)).toBe(false);
  expect(hasSpeechDispatcher({}, () => false)).toBe(false);
});
