export { type TakeHomePage, TakeHomePageProvider, useTakeHomePage } from './take-home-page';
