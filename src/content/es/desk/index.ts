export * from './commands';
export * from './phone-list';
