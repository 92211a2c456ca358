export * from './foundation';
export * from './home';
export * from './language';
export * from './reach-us';
export * from './reading-tools';
export * from './reasons';
export * from './site';
export * from './without-voice';
