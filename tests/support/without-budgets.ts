import type { PluginOption } from 'vite';

/** Removes the site's size limits, which do not apply to the larger sites that tests build. */
export function withoutBudgets(plugins: readonly PluginOption[] = []): PluginOption[] {
  return plugins.flat(9).filter((plugin) => !(plugin && 'name' in plugin && plugin.name === 'check-sizes'));
}
