/** Formats a Markdown table. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '-'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Formats a number for reading: no decimals from 100 up, at most two below. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return value >= 100 || Number.isInteger(value) ? value.toFixed(0) : value.toFixed(2);
}
