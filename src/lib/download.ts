/** How long the browser may take to read a download, in milliseconds. */
const READING_MS = 60_000;

/** Saves a text of a media type, such as `text/calendar`, where the browser saves downloads. */
export function download(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READING_MS);
}
