export * from './foundation';
export * from './home';
export * from './language';
export * from './leave-quickly';
export * from './reach-us';
export * from './reading-tools';
export * from './site';
export * from './ways';
