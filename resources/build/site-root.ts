/** The path of the site's folder on its domain, from `SITE_URL`. Without one, the site has the domain to itself. */
export function siteRoot(): string {
  const { SITE_URL } = process.env;
  return SITE_URL ? new URL(`${SITE_URL}/`).pathname.replace(/\/+$/, '/') : '/';
}
