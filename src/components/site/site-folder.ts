import { createContext, useContext } from 'react';

const SiteFolder = createContext(globalThis.document?.documentElement.dataset.site ?? './');

/** Gives a page that is rendered ahead of time the address of the site's folder, which a browser finds in the page. */
export const SiteFolderProvider = SiteFolder.Provider;

/** The address of the site's folder from the page, such as `../`. */
export const useSiteFolder = (): string => useContext(SiteFolder);
