export { hasUnsavedText, TakeHomePageProvider, useTakeHomePage } from './take-home-page';
