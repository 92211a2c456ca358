/** Escapes a value of a vCard or calendar: line breaks, which would begin a field, as `\n`, other controls as spaces. */
export function escapeCardText(text: string): string {
  return text
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r\n|[\r\n\p{Zl}\p{Zp}]/gu, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}
