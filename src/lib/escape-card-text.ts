/**
 * Escapes a text as a value of a vCard or a calendar. Line breaks become `\n`, since each would begin another field, and other
 * control characters become spaces.
 */
export function escapeCardText(text: string): string {
  return text
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r\n|[\r\n\p{Zl}\p{Zp}]/gu, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}
