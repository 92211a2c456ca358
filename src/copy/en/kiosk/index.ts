export * from './dock';
export * from './keyboard';
export * from './kiosk';
export * from './staff';
export * from './to-phone';
