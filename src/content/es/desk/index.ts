export * from './commands';
export * from './find';
export * from './phone-list';
export * from './sheet';
export * from './tools';
