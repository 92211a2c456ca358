export { addressOf, hrefsFrom } from './address-of';
export { useKeptQuery } from './kept-query';
export { matchScreen } from './match-screen';
export { openPage, publicSite } from './open-page';
export { useCurrentScreen, useDocumentHead, useWholeAddress } from './route-hooks';
