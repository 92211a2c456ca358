import { join } from 'node:path';

/** The arguments of a PulseAudio that plays in real time, but makes no sound. */
export const pulseaudioArguments = [
  ...['-n', '--daemonize=no', '--exit-idle-time=-1'],
  ...['-L', 'module-null-sink sink_name=null', '-L', 'module-native-protocol-unix'],
];

/** The configuration of a speech-dispatcher with the voices of eSpeak NG. */
export const speechdConfig = `
AudioOutputMethod "pulse"
AddModule "espeak-ng" "sd_espeak-ng" "/etc/speech-dispatcher/modules/espeak-ng.conf"
DefaultModule espeak-ng
`;

/** The arguments of a speech-dispatcher whose folder has that configuration as `speechd.conf`. */
export const speechdArguments = (folder: string): string[] => [
  ...['-s', '-t', '0', '-C', folder],
  ...['-L', join(folder, 'log'), '-P', join(folder, 'pid')],
];
