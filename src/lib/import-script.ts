declare global {
  /** Imports a script of the built site that is in the folder of this one; called by the build's output. */
  var importScript: ((address: string) => Promise<object>) | undefined;
}

/** How long a script may take. Browsers themselves wait for minutes. */
const TIMEOUT_MS = 30_000;

function timeout(address: string): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new TypeError(`Timed out while loading module: ${address}`)), TIMEOUT_MS);
  });
}

/**
 * Creates a function that imports scripts by their address, each once. Browsers remember a failed import for as long as
 * the page is open, so a retry uses another address.
 *
 * The function rejects when the script, or one that it imports, stalls, cannot be fetched or run, or exports nothing.
 *
 * @param importAddress imports a module by its address
 */
export function scriptImporter(
  importAddress: (address: string) => Promise<object>,
): (address: string) => Promise<object> {
  const imports = new Map<string, Promise<object>>();
  const failures = new Map<string, number>();

  async function request(address: string): Promise<object> {
    const failed = failures.get(address) ?? 0;
    try {
      const retry = failed === 0 ? '' : `?retry=${failed}`;
      const script = await Promise.race([importAddress(address + retry), timeout(address)]);
      // A download that was cut short may still run without an error.
      if (Object.keys(script).length === 0) throw new Error(`Incomplete module: ${address}`);
      return script;
    } catch (error) {
      failures.set(address, failed + 1);
      imports.delete(address);
      throw error;
    }
  }

  return (address) => {
    const script = imports.get(address) ?? request(address);
    imports.set(address, script);
    return script;
  };
}

globalThis.importScript = scriptImporter((address) => import(/* @vite-ignore */ address));

/** Whether an import failed because a file could not be fetched, in the words of Chromium, Firefox or Safari. */
export function isFetchFailure(error: unknown): boolean {
  return error instanceof TypeError && /(fetch|loading|importing a) .*module/i.test(error.message);
}
