import { pages } from '@/address/pages';
import type { LocalizedContent } from '@/content/document';
import { offeredLanguages } from '@/content/languages';
import { type HtmlText, previewLocale } from './html-text';
import { inline } from './inline';
import { LOGO_FILE } from './logo-file';
import type { SitePage } from './site-pages';
import { eventData, foundationData, serviceData } from './structured-data';

interface SearchTagsProps {
  page: SitePage;
  text: HtmlText;
  content: LocalizedContent;
  siteUrl: string;
}

/** The addresses of a page's picture and of the foundation's logo. */
function picturesOf({ page, content, siteUrl }: Omit<SearchTagsProps, 'text'>) {
  const ownLogo = content.foundation.logo && siteUrl + LOGO_FILE;
  return {
    ownLogo,
    logo: ownLogo || `${siteUrl}logo.png`,
    preview: ownLogo || `${siteUrl}preview-${page.language}.png`,
  };
}

/** Tells services that show a preview of a link what a page is. */
export function SearchTags({ page, text, content, siteUrl }: SearchTagsProps) {
  const url = siteUrl + page.path;
  const standard = pages.find(({ screen }) => screen === page.screen);
  const { ownLogo, preview } = picturesOf({ page, content, siteUrl });
  const openGraph = {
    type: 'website',
    site_name: text.name,
    title: text.title,
    description: text.description,
    url,
    locale: previewLocale(content, page.language),
    image: preview,
    'image:alt': ownLogo ? text.name : text.preview.description,
    ...(!ownLogo && { 'image:width': '1200', 'image:height': '630' }),
  };

  return (
    <>
      <link rel="canonical" href={url} />
      <link rel="alternate" hrefLang="x-default" href={`${siteUrl}${standard?.path}`} />
      {Object.entries(openGraph).map(
        ([property, value]) => value && <meta key={property} property={`og:${property}`} content={value} />,
      )}
      {offeredLanguages
        .filter((tag) => tag !== page.language)
        .map((tag) => (
          <meta key={tag} property="og:locale:alternate" content={previewLocale(content, tag)} />
        ))}
      <meta name="twitter:card" content={ownLogo ? 'summary' : 'summary_large_image'} />
    </>
  );
}

/** Describes a screen by its type at schema.org. */
function dataOf({ page, text, content, siteUrl }: SearchTagsProps, now: Date): readonly object[] {
  const { foundation, services, events } = content;
  const url = siteUrl + page.path;
  const { logo, preview } = picturesOf({ page, content, siteUrl });
  if (page.screen === 'home') return [foundationData(siteUrl, logo, text.copy, foundation)];
  if (page.screen === 'services') return serviceData(services, siteUrl, url, text.copy.foundation);
  if (page.screen === 'programs') return eventData(events, siteUrl, url, preview, now, text.copy.foundation);
  return [];
}

/** Tells search engines what a screen is about (JSON-LD). */
export function StructuredData({ now, ...props }: SearchTagsProps & { now: Date }) {
  const data = dataOf(props, now);
  if (data.length === 0) return null;
  // Escapes text that could end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replaceAll(
    '<',
    '\\u003c',
  );
  return <script type="application/ld+json" {...inline(json)} />;
}
