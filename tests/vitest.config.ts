import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { readThemeColors } from '../resources/build/theme-colors.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  root: path('..'),
  resolve: { alias: { '@/copy': path('../src/content/en'), '@': path('../src') } },
  define: { __THEME_COLORS__: readThemeColors() },
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    environment: 'node',
  },
});
