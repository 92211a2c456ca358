export * from './commands';
export * from './find';
export * from './phone-list';
export * from './take-home-page';
export * from './tools';
export * from './website';
