import type { Page } from 'playwright/test';

/** Returns text that only typing brings to the page, one for each place. */
export const marker = (place: string) => `qzx${place}qzx`;

export const anyMarker = /qzx\w+?qzx/g;

/** Takes a heap snapshot of the page after garbage collection, as JSON. */
async function heapSnapshot(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  // Collects twice, since the second collection frees objects that the first one finalizes.
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  return chunks.join('');
}

/** The markers that are left in the page's memory, sorted. */
export const markersInMemory = async (page: Page): Promise<string[]> =>
  [...new Set((await heapSnapshot(page)).match(anyMarker))].sort();
