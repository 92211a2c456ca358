// The content that a site is built with, as data: files of their own, which the import map of each page names
// (src/site/data-modules.ts). So a new telephone number changes no script.

declare module 'site-content/en' {
  const content: import('./document').LocalizedContent;
  export default content;
}

declare module 'site-content/es' {
  const content: import('./document').LocalizedContent;
  export default content;
}

declare module 'site-content/samples' {
  const samples: import('./samples').Samples;
  export default samples;
}

declare module 'site-content/document' {
  const content: import('./document').Content;
  export default content;
}
