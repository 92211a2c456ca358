export { addressOf, hrefsFrom } from './address-of';
export { useKeptQuery } from './kept-query';
export { matchScreen } from './match-screen';
export { openedPage, publicSite } from './opened-page';
export { useCurrentScreen, useDocumentHead, useWholeAddress } from './route-hooks';
