/** Writes code or React's markup into an element as it is. Typed text gets there only rendered, or as JSON without `<`. */
export const inline = (code: string) => ({ dangerouslySetInnerHTML: { __html: code } });
