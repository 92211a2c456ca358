import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'electron-builder';
import type { Content } from '../src/content/document';
import { foundationFileName } from '../src/content/file-name';
import { CONTENT_IN_SITE } from '../src/content/file-rules';
import { readSiteUrl } from './build/site-url';

/**
 * Names the app and its installers after the foundation that the site in `out` was built for; electron-builder.yml says
 * the rest.
 */
export default function nameApp({ projectDir }: { projectDir: string }): Configuration {
  const file = join(projectDir, 'out/renderer', CONTENT_IN_SITE);
  const { foundation }: Content = JSON.parse(readFileSync(file, 'utf8'));
  const { name, email } = foundation;
  return {
    extends: 'resources/electron-builder.yml',
    productName: name,
    copyright: `Copyright © ${name}`,
    artifactName: `${foundationFileName(name)}-\${version}-\${os}-\${arch}.\${ext}`,
    extraMetadata: {
      // The app's own name, as in About and Quit.
      productName: name,
      // Windows needs a publisher, and Debian packages need a home page.
      author: { name },
      homepage: readSiteUrl(process.env.SITE_URL) ?? `https://${email.slice(email.lastIndexOf('@') + 1)}`,
    },
    linux: { synopsis: `The website of ${name}`, maintainer: `${name} <${email}>`, vendor: name },
  };
}
