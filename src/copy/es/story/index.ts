export * from './picture-story';
