// The import rules, which `npm run lint` checks; Biome reports import cycles.

/** What each folder of src may import besides its own files. Add a line for every new folder. */
export const folders = {
  site: 'app|routing|content/gaps|content/file|components|address|copy|content/store|content|host|lib|styles',
  app: 'visit|layout|routing|features|content/file|components|address|copy|content/store|content|host|lib',
  visit: 'features|components',
  layout: 'routing|features|components|address|copy|content/store|host|lib',
  routing: 'screens|features|components|address|copy|content/store|host|lib',
  screens: 'features|content/gaps|content/file|components|copy|content/store|content|host|lib',
  features:
    'content/gaps|content/file|content/easy-items|components|address|copy|content/store|content|host|lib',
  'content/gaps': 'content/file|components|copy|content/store|content|host|lib',
  'content/file': 'components|copy|content/store|content|host|lib',
  'content/easy-items': 'components|copy|content|lib',
  components: 'copy|content|host|lib',
  address: 'copy|content/store|content|host|lib',
  copy: 'content/store|content|host|lib',
  'content/store': 'content|host|lib',
  content: 'host|lib',
  host: 'lib',
  lib: '',
  styles: '',
};

/** Matches the files of these folders; of `content`, whose folders have rules of their own, only the files beside them. */
function filesIn(names) {
  return `^src/(${names.replace(/\bcontent\b(?!\/)/, 'content(?=/[^/]+$)')})/`;
}

/** Forbids what `from` must not import. In `to`, `$1` is the first group that `from` matched. */
function rule(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}

export default {
  forbidden: [
    ...Object.entries(folders).map(([folder, others]) =>
      rule(
        `src/${folder}`,
        'A folder imports only what its line in .dependency-cruiser.mjs lists.',
        { path: filesIn(folder) },
        { path: '^src/', pathNot: [filesIn(`${folder}|${others}`), '\\.svg$'] },
      ),
    ),
    rule(
      'new-folder',
      'Every folder has rules, so a new one needs a line in .dependency-cruiser.mjs.',
      { path: '^src/[^/]+/', pathNot: filesIn(Object.keys(folders).join('|')) },
      {},
    ),
    rule(
      'another-screen',
      'Screens do not import each other.',
      { path: '^src/screens/([^/]+)/' },
      { path: '^src/screens/', pathNot: '^src/screens/$1/' },
    ),
    rule(
      'private-file',
      'Others import a feature, or a folder of it with a script of its own, by its index.ts. Only src/visit also reads what features keep for a visitor.',
      { path: '^src/(?:features/)?([^/]+)/', pathNot: '^src/visit/' },
      {
        path: '^src/features/',
        pathNot: [
          '^src/features/$1/',
          '^src/features/[^/]+/index\\.tsx?$',
          '^src/features/[^/]+/[^/]+/index\\.tsx?$',
        ],
      },
    ),
    rule(
      'types-for-components',
      'Copy arrives as props, so components import only types from content and copy.',
      { path: '^src/components/' },
      { path: '^src/(content|copy)/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'only-data',
      'The copy of a language is data, or a function of facts, and no language depends on another (but for its types) or on a package.',
      { path: '^src/copy/([a-z]{2})/' },
      {
        pathNot: ['^src/copy/[^/]+$', '^src/copy/$1/', '^src/content/[^/]+$', '^src/lib/drop-missing\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'outside-src',
      'The site runs without Electron, the build and the tests.',
      { path: '^src/' },
      { path: '^(electron|resources|tests|node_modules/electron)(/|$)' },
    ),
    rule(
      'alias',
      'Imports between folders of src start with @/, so that they survive a move.',
      { path: '^src/((?:features|screens|content)/[^/]+|[^/]+)/' },
      { path: '^src/', pathNot: '^src/$1/', dependencyTypesNot: ['aliased'] },
    ),
    rule(
      'electron',
      'From src, the desktop app imports only what makes sites, content and copy, the colors of the themes, the list of pages, what host declares, and what checks the file that it was started with and says what is wrong with it.',
      { path: '^electron/' },
      {
        path: '^src/',
        pathNot: [
          '^src/content/[^/]+$',
          '^src/copy/(([a-z]{2}/.+|screen-paths)\\.ts$)',
          '^src/address/pages\\.ts$',
          '^src/site/index\\.ts$',
          '^src/styles/theme-colors\\.ts$',
          '^src/host/(types|contract|messages|desk-shortcuts|key-lock|keypads|kiosk-settings)\\.ts$',
          '^src/content/file/(field-label|file-problem-text|read-start-content)\\.ts$',
          '^src/lib/(fill|is-object)\\.ts$',
        ],
      },
    ),
    rule(
      'electron-types',
      'Outside its main process, the desktop app imports only what the host declares.',
      { path: '^electron/', pathNot: '^electron/main/' },
      { path: '^src/', pathNot: '^src/host/(types|contract)\\.ts$' },
    ),
    rule(
      'electron-processes',
      'The processes of the desktop app share only electron/shared.',
      { path: '^electron/([^/]+)/' },
      { path: '^electron/', pathNot: ['^electron/$1/', '^electron/shared/'] },
    ),
    rule(
      'circle',
      'Files do not import one another in circles, not even types.',
      { path: '^(src|electron)/' },
      { circular: true },
    ),
    {
      ...rule(
        'electron-main-cycle',
        'Imports between folders of the main process go one way only.',
        { path: '^electron/main/' },
        { circular: true },
      ),
      scope: 'folder',
    },
    {
      ...rule(
        'kiosk-cycle',
        'Imports between the folders of the kiosk, and between those of its guide, go one way only.',
        { path: '^src/features/kiosk/' },
        { circular: true },
      ),
      scope: 'folder',
    },
    rule(
      'inner-folder',
      'A folder of the kiosk, or of its guide, imports nothing of the files around it.',
      { path: '^(src/features/kiosk.*/)[^/]+/[^/]+$' },
      { path: '^$1[^/]+$' },
    ),
    rule(
      'build',
      'The build imports only types from src, what an address must be, and how files are named: what else it runs, it loads from the finished bundle.',
      { path: '^resources/' },
      {
        path: '^src/',
        pathNot: '^src/content/(site-url|file-rules|file-name)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule('tests', 'Only tests import tests.', { pathNot: '^(tests/|playwright)' }, { path: '^tests/' }),
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^tests/'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
  },
};
