/**
 * Writes code, or markup that React has rendered, into an element as it is; a text node would escape it. Text that somebody
 * typed gets there only after rendering, or as JSON without `<`.
 */
export const inline = (code: string) => ({ dangerouslySetInnerHTML: { __html: code } });
