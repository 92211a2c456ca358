import { expect, it } from 'vitest';
import { formatSiteHeaders } from '../../../../resources/build/hosting-headers';

const policy = "default-src 'none'; script-src 'self' 'sha256-x+/='";

it('adds to the page’s policy that no page may embed it', () => {
  const header = `${policy}; frame-ancestors 'none'`;
  const { nginx, caddy, staticHosts } = formatSiteHeaders([policy]);
  expect(nginx).toContain(`add_header Content-Security-Policy "${header}" always;\n`);
  expect(caddy).toContain(`header Content-Security-Policy "${header}"\n`);
  expect(staticHosts).toContain(`  Content-Security-Policy: ${header}\n`);
});

it('allows what any page needs, since servers send the same headers with each', () => {
  const other = "default-src 'none'; script-src 'self' 'sha256-y+/='";
  const joined = "default-src 'none'; script-src 'self' 'sha256-x+/=' 'sha256-y+/='; frame-ancestors";
  expect(formatSiteHeaders([policy, other]).nginx).toContain(joined);
});

it('has every server send the same headers', () => {
  const { nginx, caddy, staticHosts } = formatSiteHeaders([policy]);
  const [forAll = '', forAssets] = staticHosts.split('/assets/*\n');
  const headers = forAll.replace('/*\n', '');
  expect(nginx.replace(/^add_header (\S+) "(.*)" always;$/gm, '  $1: $2')).toBe(headers);
  expect(caddy.replace(/^header (\S+) "(.*)"$/gm, '  $1: $2')).toBe(headers);
  expect(forAssets).toBe('  Cache-Control: max-age=31536000, immutable\n');
});
