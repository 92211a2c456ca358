export { hasOpenText, TakeHomePageProvider, useTakeHomePage } from './take-home-page';
