declare global {
  /**
   * Imports a chunk of the built site by its address, in place of `import` (resources/build/retryable-imports.ts). Undefined
   * during development.
   */
  var importChunk: ((address: string) => Promise<object>) | undefined;
}

/** How long a file may take, in milliseconds. Browsers themselves wait for minutes. */
const TIMEOUT_MS = 30_000;

function withTimeout<Module>(request: Promise<Module>, address: string): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new TypeError(`Timed out while loading module: ${address}`)),
      TIMEOUT_MS,
    );
    request.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Creates a function that imports chunks by their address, so that a failure can be retried. Browsers remember a failed
 * import for as long as the page is open, so a retry uses another address. Whoever imports a chunk gets the same instance.
 *
 * The function rejects when the chunk, or one that it imports, cannot be fetched or run, or has no content.
 *
 * @param importAddress imports a module by its address
 */
export function chunkImporter(
  importAddress: (address: string) => Promise<object>,
): (address: string) => Promise<object> {
  const imports = new Map<string, Promise<object>>();
  const failures = new Map<string, number>();

  async function request(address: string): Promise<object> {
    const failed = failures.get(address) ?? 0;
    try {
      const retry = failed === 0 ? '' : `?retry=${failed}`;
      const chunk = await withTimeout(importAddress(address + retry), address);
      // What is left of a download that was cut short may run without an error.
      if (Object.keys(chunk).length === 0) throw new Error(`Incomplete module: ${address}`);
      return chunk;
    } catch (error) {
      failures.set(address, failed + 1);
      imports.delete(address);
      throw error;
    }
  }

  return (address) => {
    const chunk = imports.get(address) ?? request(address);
    imports.set(address, chunk);
    return chunk;
  };
}

/** Whether an import failed because a file could not be fetched, in the terms of Chromium, Firefox or Safari. */
export function isFetchFailure(error: unknown): boolean {
  return error instanceof TypeError && /(fetch|loading|importing a) .*module/i.test(error.message);
}
