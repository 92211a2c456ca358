export * from './commands';
export * from './find';
export * from './phone-list';
export * from './tools';
export * from './website';
