export { addressOf, hrefsFrom } from './address-of';
export { matchScreen } from './match-screen';
export { openedPage, publicSite } from './opened-page';
export { useCurrentScreen, useDocumentHead, useKeptQuery, useWholeAddress } from './route-hooks';
