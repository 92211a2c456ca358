const styles = `
  @page { size: letter; margin: 14mm 12mm }
  body { margin: 0 auto; max-width: 1100px; font: 11pt/1.4 sans-serif }
  h2 { break-after: avoid; margin-top: 24pt }
  .pictures { display: grid; grid-template-columns: 1fr 1fr; gap: 10pt; align-items: start }
  img { width: 100%; border: 1px solid #999; break-inside: avoid }
  table { width: calc(100% - 2px); border-collapse: collapse; table-layout: fixed }
  thead { display: table-header-group }
  tr { break-inside: avoid }
  th, td { border: 1px solid #666; padding: 4pt 6pt; text-align: start; vertical-align: top; overflow-wrap: anywhere }
  th { background: #eee }
  td p { margin: 0 0 4pt }
  .number { width: 3.2em }
  .where { width: 17% }
  .remarks { width: 24% }
  @media print { body { font-size: 9.5pt } table { margin-top: 6pt } }`;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A column of a table; a cell is a list of paragraphs. */
export interface Column {
  readonly name: string;
  readonly class?: 'number' | 'where' | 'remarks';
  readonly lang?: string;
}

export function table(columns: readonly Column[], rows: readonly (readonly (readonly string[])[])[]): string {
  const head = columns.map((column) => `<th scope="col" class="${column.class ?? ''}">${column.name}</th>`);
  const body = rows.map((cells) => {
    const own = columns.map(({ lang }, index) => {
      const paragraphs = (cells[index] ?? []).map((text) => `<p>${escapeHtml(text)}</p>`);
      return `<td${lang ? ` lang="${lang}"` : ''}>${paragraphs.join('')}</td>`;
    });
    return `<tr>${own.join('')}</tr>`;
  });
  return `<table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table>`;
}

/** A file to print, with room for the name of whoever reads it. */
export function reviewPage(title: string, state: string, body: string): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${styles}</style>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(state)}</p>
<p>Read by: ____________________________ &nbsp; Date: ________________</p>
${body}
</html>
`;
}
