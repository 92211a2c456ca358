import { offeredLanguages } from '@/content/languages';
import { htmlCopy } from '@/copy/html';
import { rootId } from '@/lib/element-ids';
import { importMap } from './data-modules';
import { Head, type SharedByPages } from './document';

/** The app's page once it was started with a content file, without its own (electron/main/app-protocol/site-session.ts). */
export function AppDocument({ client, data }: SharedByPages) {
  const [standard] = offeredLanguages;
  return (
    <html lang={standard} data-site-folder="./">
      <Head isBuilt imports={importMap(data, './')} scripts={[]} styles={[]}>
        <meta name="robots" content="noindex" />
        <title>{offeredLanguages.map((tag) => htmlCopy[tag].opening).join(' · ')}</title>
        <link rel="stylesheet" href={`./${client.styleSheet?.file}`} />
        <script type="module" crossOrigin="" src={`./${client.script}`} />
      </Head>
      <body>
        <div id={rootId} />
      </body>
    </html>
  );
}
