export * from './talk-board';
