export * from './foundation';
export * from './home';
export * from './language';
export * from './reach-us';
export * from './reading-tools';
export * from './samples';
export * from './site';
export * from './ways';
