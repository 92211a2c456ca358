export * from './visit-story';
