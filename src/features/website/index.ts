export { WebsiteTool } from './website-tool';
