/** Formats a Markdown table, with columns as wide as their widest cell. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** Formats a number for reading: no decimals from 100 up, at most two below. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return value >= 100 || Number.isInteger(value) ? value.toFixed(0) : value.toFixed(2);
}
