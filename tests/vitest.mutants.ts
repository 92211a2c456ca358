import { mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

// Stryker asks for threads, which share the time zone and the file mode mask of their process; some tests set theirs.
export default mergeConfig(config, {
  plugins: [
    {
      name: 'forks',
      configureVitest: ({ project }: { project: import('vitest/node').TestProject }) => {
        project.config.pool = 'forks';
      },
    },
  ],
});
