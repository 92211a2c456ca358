import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { contentSecurityPolicyHeader, pagePolicy } from '../../electron/main/site/page-policy';

/** Browser features that the site never uses. `autoplay` is not listed, because it may also govern speech. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Joins the policies of all pages into one that allows what any of them needs: servers send it with every file. */
function joinPolicies(policies: readonly string[]): string {
  const directives = policies.map((policy) => policy.split('; ').map((directive) => directive.split(' ')));
  return (directives[0] ?? [])
    .map((_, index) => [...new Set(directives.flatMap((policy) => policy[index] ?? []))].join(' '))
    .join('; ');
}

/**
 * Lists the headers for every file of the site, except those for caching.
 *
 * @param policy the content security policy of the pages
 */
function siteHeaders(policy: string): [name: string, value: string][] {
  return [
    ['Content-Security-Policy', contentSecurityPolicyHeader(policy)],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'no-referrer'],
    ['Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
}

/**
 * Formats the site's headers for nginx, Caddy, and static hosts that read a `_headers` file. Such hosts join the values of a
 * header that two rules set, so only one rule sets `Cache-Control`; they let browsers revalidate all other files anyway.
 *
 * @param policies the content security policies of the pages
 */
export function formatSiteHeaders(
  policies: readonly string[],
): Record<'nginx' | 'caddy' | 'staticHosts', string> {
  const headers = siteHeaders(joinPolicies(policies));
  const format = (line: (name: string, value: string) => string) =>
    headers.map((header) => `${line(...header)}\n`).join('');
  return {
    nginx: format((name, value) => `add_header ${name} "${value}" always;`),
    caddy: format((name, value) => `header ${name} "${value}"`),
    staticHosts: `/*\n${format((name, value) => `  ${name}: ${value}`)}/assets/*\n  Cache-Control: max-age=31536000, immutable\n`,
  };
}

/** Writes the headers for web servers (resources/hosting): only the build knows the hashes in the policy. */
export function hostingHeaders(): Plugin {
  return {
    name: 'hosting-headers',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const pages = Object.keys(bundle).filter((file) => file.endsWith('.html'));
      const policies = await Promise.all(pages.map((page) => pagePolicy(join(dir, dirname(page)))));
      const { nginx, caddy, staticHosts } = formatSiteHeaders(policies);
      const hosting = join(dir, '../hosting');
      await mkdir(hosting, { recursive: true });
      await Promise.all([
        writeFile(join(hosting, 'nginx-headers.conf'), nginx),
        writeFile(join(hosting, 'caddy-headers.conf'), caddy),
        writeFile(join(dir, '_headers'), staticHosts),
      ]);
    },
  };
}
