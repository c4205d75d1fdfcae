import { defineConfig } from 'vitest/config'
import { plantedFault } from './tools/faults/plant.ts'
import { lightHashes } from './tools/testing/light-hashes.ts'

const { node } = process.versions
if (Number(node.split('.')[0]) < 24)
  throw new Error(`Node ${node} is too old for these tests: run them with node_modules/.bin/node (Node 24).`)

// Tests whose file name ends in .deep.test.ts take long and run only with `npm run test:all`.
const deep = process.env['TEST_DEPTH'] === 'all'
const exclude = ['**/node_modules/**', '**/dist/**', ...(deep ? [] : ['**/*.deep.test.{ts,tsx}'])]
// How-to pages followed in a copy: a step of their own of `npm run test:all`
const howTo = 'tools/how-to/*.deep.test.ts'
// Tests that judge how much work the server does: at the product's cost of a password, lighter everywhere else.
const judgesWork = 'apps/api/src/**/*.work.test.ts'
// `isolate: false`: each file has a database of its own, so a worker reads catalogue and server once, not once a file
const server = {
  isolate: false,
  globalSetup: ['apps/api/src/testing/servers/postgres.setup.ts'],
  hookTimeout: 120_000,
}

export default defineConfig({
  // nothing, but for `tools/faults`, which plants one mistake at a time and sees the test of it fail
  plugins: [plantedFault()],
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // two busy cores must not fail a test: seconds are measured in bench/. Histories at full length take longer
    testTimeout: deep ? 300_000 : 60_000,
    projects: [
      // `isolate: false`: rules keep no state between files
      { extends: true, test: { name: 'rules', include: ['packages/**/*.test.ts'], exclude, isolate: false } },
      { extends: true, test: { name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'], exclude } },
      {
        extends: true,
        test: { name: 'tools', include: ['{tools,bench}/**/*.test.ts'], exclude: [...exclude, howTo] },
      },
      { extends: true, test: { name: 'how-to', include: [howTo], exclude } },
      {
        extends: true,
        plugins: deep ? [] : [lightHashes()],
        test: {
          name: 'api',
          include: ['apps/{api,demo}/src/**/*.test.ts'],
          exclude: [...exclude, judgesWork],
          ...server,
        },
      },
      { extends: true, test: { name: 'api-work', include: [judgesWork], exclude, ...server } },
    ],
  },
})
