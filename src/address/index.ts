export { addressOf, hrefsFrom } from './address-of';
export { matchScreen } from './match-screen';
export { openedPage, publicSite } from './opened-page';
export { useCurrentScreen, useDocumentHead, useQueryUpdate, useWholeAddress } from './route-hooks';
