export * from './about';
export * from './contact';
export * from './finder';
export * from './forms';
export * from './get-involved';
export * from './goals';
export * from './home-tiles';
export * from './more';
export * from './not-found';
export * from './programs';

export * from './services';
export * from './talk-button';
export * from './without-voice';
