export { TakeHomeButton, TakeHomeTool } from './take-home-tool';
