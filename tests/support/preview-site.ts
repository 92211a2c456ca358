import { type PreviewServer, preview, type UserConfig } from 'vite';

/** The path at which the tests serve the site, since every host may use a different one. */
export const subPath = '/some/sub/path/';

/** Serves a site on a free port of the loopback address. Its URL ends with a slash. */
export async function previewSite(
  siteFolder: string,
  config: Pick<UserConfig, 'base' | 'plugins'> = {},
): Promise<{ server: PreviewServer; url: string }> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    // Answers 404 for a missing file, rather than the start page.
    appType: 'mpa',
    build: { outDir: siteFolder },
    preview: { host: '127.0.0.1', port: 0 },
    ...config,
  });
  return { server, url: server.resolvedUrls?.local[0] ?? '' };
}
