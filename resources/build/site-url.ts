import { parseSiteUrl } from '../../src/content/site-url.ts';

/**
 * Reads the address at which a site is published, from the environment variable `SITE_URL`.
 *
 * @returns the address of the site's folder, with a trailing slash; `undefined` if none is set
 * @throws when it is not an `http` or `https` address of a folder
 */
export function readSiteUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const url = parseSiteUrl(value);
  if (!url) {
    throw new Error(
      `SITE_URL must be the address of the site, such as https://weavinghope.example/site/. It is: ${value}`,
    );
  }
  return url;
}
