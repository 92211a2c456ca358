/** Escapes a text for a pattern that matches it literally, since older browsers have no `RegExp.escape`. */
export const literalPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
