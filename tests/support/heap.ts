import type { Page } from 'playwright/test';

/** What the page keeps in memory, garbage collected, as the JSON of a heap snapshot. */
export async function heapSnapshot(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  // Twice: objects that the first collection finalizes are freed by the second.
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  return chunks.join('');
}
