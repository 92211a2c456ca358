import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { contentModules } from '../resources/build/content-modules.ts';
import { chromiumLaunchOptions } from './support/browser.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

// Components in a real browser, each mounted by itself: for layout, focus and real events.
export default defineConfig({
  root: path('..'),
  plugins: [react(), tailwindcss(), contentModules()],
  resolve: { alias: { '@': path('../src') } },
  // Found while a test runs, they would load it again.
  optimizeDeps: { include: ['@radix-ui/react-tabs', '@radix-ui/react-tooltip', 'qrcode.react', 'sonner'] },
  test: {
    name: 'components',
    include: ['tests/components/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/components/setup.ts'],
    // Guards against hanging, and nothing else.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunchOptions() }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
  },
});
