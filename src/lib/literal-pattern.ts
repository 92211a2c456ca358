/** A pattern that matches a text as it is. Older browsers have no `RegExp.escape`. */
export const literalPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
