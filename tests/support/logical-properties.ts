/** Utilities that name a side of the screen, such as `ml-4` or `text-left`; `ms-4` and `text-start` follow the language. */
const physicalUtility =
  /(?:^|[\s"'`:])-?!?(?:(?:m|p|scroll-m|scroll-p|border-)[lr](?:-[\w.[(-][^\s"'`]*)?|(?:left|right|rounded-(?:l|r|tl|tr|bl|br))-[^\s"'`]+|(?:text|float|clear)-(?:left|right)|-translate-x-[^\s"'`]+|translate-x-[^\s"'`]+)(?=[\s"'`])/g;

/** Declarations that name a side of the screen. `inset` of one or two values, and both sides alike, are the same mirrored. */
const physicalDeclaration =
  /(?:^|[\s;{])((?:[a-z-]+-)?(?:left|right)(?:-[a-z]+)?\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)|(?:margin|padding|inset)\s*:(?:\s+[\w.%()-]+){4}\s*;)/gm;

/** Lists what a source says of left and right: the classes of a component, or the declarations of a style sheet. */
export function physicalSides(path: string, text: string): string[] {
  const pattern = path.endsWith('.css') ? physicalDeclaration : physicalUtility;
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  return [...withoutComments.matchAll(pattern)].map(([found]) => `${path}: ${found.trim()}`);
}
