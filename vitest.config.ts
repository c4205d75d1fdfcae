import { defineConfig } from 'vitest/config'
import { plantedFault } from './tools/faults/plant.ts'

// Tests whose file name ends in .deep.test.ts take long and run only with `npm run test:all`.
const deep = process.env['TEST_DEPTH'] === 'all'
const exclude = ['**/node_modules/**', '**/dist/**', ...(deep ? [] : ['**/*.deep.test.{ts,tsx}'])]

export default defineConfig({
  // nothing, but for `tools/faults`, which plants one mistake at a time and sees the test of it fail
  plugins: [plantedFault()],
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // two busy cores must not fail a test: seconds are measured in bench/. Histories at full length take longer
    testTimeout: deep ? 300_000 : 60_000,
    // `isolate: false`: rules keep no state between files, and each file of the API has a database of its own, so a worker
    // reads catalogue and server once, not once a file
    projects: [
      { extends: true, test: { name: 'rules', include: ['packages/**/*.test.ts'], exclude, isolate: false } },
      { extends: true, test: { name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'], exclude } },
      {
        extends: true,
        test: { name: 'tools', include: ['{tools,bench}/**/*.test.ts'], exclude },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['apps/{api,demo}/src/**/*.test.ts'],
          exclude,
          isolate: false,
          globalSetup: ['apps/api/src/testing/servers/postgres.setup.ts'],
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
