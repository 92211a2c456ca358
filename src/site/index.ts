// Makes the pages of the site for the build, the dev server and the desktop app. No browser loads this.
export { defaultContent } from '@/content/default-content';
export { devClient, homeScripts } from './client-bundle';
export { dataModules } from './data-modules';
export { gapLines } from './gap-lines';
export { precompress } from './precompress';
export { readContentFile } from './read-content-file';
export { siteFiles } from './render-site';
export { type ClientFiles, wholeSite } from './whole-site';
