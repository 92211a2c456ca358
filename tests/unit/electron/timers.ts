import { vi } from 'vitest';

// Fake timers replace the global ones only, and tests would wait in real time for what the app imports from here.
vi.mock('node:timers/promises', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  setTimeout: (ms: number, value: unknown, { signal }: { signal?: AbortSignal } = {}) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms, value);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason);
      });
    }),
}));
