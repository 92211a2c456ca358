export * from './admin';
export * from './icon-names';
