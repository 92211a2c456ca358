/** How many requests for a chunk have failed, by its address. */
const failures = new Map<string, number>();

/**
 * Imports a chunk so that a failure can be retried. Browsers remember a failed import for as long as the page is open, so a
 * retry uses another address. The build calls this for every dynamic import (resources/build/retryable-imports.ts).
 *
 * @param load imports the chunk under its own address
 * @param address the chunk's own address
 * @param importAddress imports a module by its address
 * @throws when the chunk, or a file that it imports, cannot be fetched
 */
export async function importChunk<Module>(
  load: () => Promise<Module>,
  address: string,
  importAddress: (address: string) => Promise<Module>,
): Promise<Module> {
  const failed = failures.get(address) ?? 0;
  try {
    return await (failed === 0 ? load() : importAddress(`${address}?retry=${failed}`));
  } catch (error) {
    failures.set(address, failed + 1);
    throw error;
  }
}
