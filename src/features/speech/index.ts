export { speech } from './device-speech';
export { useVoiceStatus } from './use-voice-status';
export { useVoiceTest } from './use-voice-test';
