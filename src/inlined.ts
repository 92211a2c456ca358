// The build inlines the source of these functions into each page, so none of them may refer to anything outside itself.
export { keepLanguage, openingOf, pathFrom } from './address/opening';
export { asksForKiosk } from './host/asks-for-kiosk';
export { firstLanguage } from './language/first-language';
export { offeredLanguages } from './language/offered-languages';
export { watchLoading } from './lib/watch-loading';
