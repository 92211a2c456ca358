export { addressOf, hrefsFrom, type Page, pagePath } from './address-of';
export { useCurrentScreen, useDocumentHead, useWholeAddress } from './current-screen';
export { matchScreen } from './match-screen';
export { openPage, publicSite } from './open-page';
