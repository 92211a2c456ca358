export * from './commands';
export * from './find';
export * from './phone-list';
