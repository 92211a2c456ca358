import type { Page } from 'playwright/test';

/** Text that nothing but typing brings to the page, one for each place. */
export const marker = (place: string) => `qzx${place}qzx`;

export const anyMarker = /qzx\w+?qzx/g;

/** What the page keeps in memory, garbage collected, as the JSON of a heap snapshot. */
async function heapSnapshot(page: Page): Promise<string> {
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

/** The markers that are left in the page's memory, sorted. */
export const markersInMemory = async (page: Page): Promise<string[]> =>
  [...new Set((await heapSnapshot(page)).match(anyMarker))].sort();
