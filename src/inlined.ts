// The build inlines the source of these functions into each page, so none of them may refer to anything outside itself.
export { keepLanguage, openingOf, pathFrom } from './address/opening';
export { firstLanguage } from './copy/first-language';
export { offeredLanguages } from './copy/offered-languages';
export { asksForKiosk } from './host/asks-for-kiosk';
export { watchLoading } from './lib/watch-loading';
