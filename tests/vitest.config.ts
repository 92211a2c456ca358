import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { contentModules } from '../resources/build/content-modules.ts';
import { scriptText } from '../resources/build/script-text.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  root: path('..'),
  plugins: [contentModules(), scriptText()],
  resolve: { alias: { '@': path('../src') } },
  test: {
    environment: 'node',
    // Many times what any test takes on an idle machine: a busy one fails none, and one that hangs still ends.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      // Their mocks of Electron must not reach other files.
      {
        extends: true,
        test: {
          name: 'electron',
          include: ['tests/unit/electron/**/*.test.ts'],
          setupFiles: ['tests/unit/electron/timers.ts'],
          clearMocks: true,
          restoreMocks: true,
          unstubEnvs: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/unit/load-copy.ts'],
          exclude: ['tests/unit/electron/**'],
          // Most of the time went into loading the same modules again for each file.
          isolate: false,
        },
      },
    ],
  },
});
