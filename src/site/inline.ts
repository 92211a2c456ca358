/**
 * Writes code, or markup that React has rendered, into an element as it is, in which a text node would be escaped. What anybody
 * typed gets there only rendered, or as JSON that has no `<`.
 */
export const inline = (code: string) => ({ dangerouslySetInnerHTML: { __html: code } });
