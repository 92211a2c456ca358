// The content that a site is built with, as data. It is in files of its own, named by each page's import map
// (src/site/data-modules.ts), so that a new phone number changes no script.

declare module 'site-content/en' {
  const content: import('./document').LocalizedContent;
  export default content;
}

declare module 'site-content/es' {
  const content: import('./document').LocalizedContent;
  export default content;
}

declare module 'site-content/samples' {
  const samples: import('./remaining-samples').RemainingSamples;
  export default samples;
}

declare module 'site-content/document' {
  const content: import('./document').Content;
  export default content;
}
