import type { readThemeColors } from '../../../resources/build/theme-colors';

declare const __THEME_COLORS__: ReturnType<typeof readThemeColors>;

/** The site's colors in each theme. The build inserts them from `src/styles` (electron.vite.config.ts). */
export const themeColors = __THEME_COLORS__;
