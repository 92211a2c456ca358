export * from './display-settings';
export * from './easy-read/about';
export * from './easy-read/common';
export * from './easy-read/contact';
export * from './easy-read/easy-error';
export * from './easy-read/easy-words';
export * from './easy-read/finder';
export * from './easy-read/get-involved';
export * from './easy-read/home';
export * from './easy-read/layout';
export * from './easy-read/not-found';
export * from './easy-read/programs';
export * from './easy-read/services';
export * from './read-aloud';

export * from './share';
export * from './short-forms';
export * from './spoken-forms';
