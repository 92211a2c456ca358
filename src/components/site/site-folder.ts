import { createContext, useContext } from 'react';
import { pageData } from '@/lib/page-data';

const SiteFolder = createContext(pageData.siteFolder ?? './');

/** Gives a page that is rendered ahead of time the address of the site's folder, which a browser finds in the page. */
export const SiteFolderProvider = SiteFolder.Provider;

/** The address of the site's folder from the page, such as `../`. */
export const useSiteFolder = (): string => useContext(SiteFolder);
