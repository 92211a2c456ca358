export { TakeHomeTool } from './take-home-tool';
