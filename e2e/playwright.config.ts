import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserProgram } from '../tools/testing/browser.ts'

const program = browserProgram()
const port = process.env['TEST_PORT'] ?? '3900'
const deep = process.env['TEST_DEPTH'] === 'all'
// every worker evaluates this file again: the folder must be created once
const dataDir = (process.env['TEST_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'ventanilla-e2e-')))
// tests that close the portal to everybody run alone, after all others
const left = deep ? /@cierre/ : /@cierre|@deep/
const address = process.env['TEST_URL'] ?? `http://localhost:${port}`

// Tests with @deep in their title run only with `npm run test:all`. With TEST_URL they use a running server.
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.e2e.ts',
  outputDir: join(import.meta.dirname, '..', 'test-results'),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    [join(import.meta.dirname, 'steps/page-of-failure.ts')],
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? [] : [['json'] as const]),
  ],
  use: {
    baseURL: address,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    // a trace records every step, also of passing tests: a seventh of the runner's processor time
    trace: process.env['TEST_TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(program !== null && { executablePath: program }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'escritorio', grepInvert: left, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'celular',
      // a selected few in every run
      grep: deep ? /@celular/ : /@celular(?!-deep)/,
      grepInvert: left,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'cierre',
      grep: /@cierre/,
      dependencies: ['escritorio', 'celular'],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  ...(process.env['TEST_URL'] === undefined
    ? {
        webServer: {
          // the users' own command: the launcher builds what is stale, the server creates and seeds a new
          // database
          command: `"${process.execPath}" tools/launcher.mjs start`,
          cwd: join(import.meta.dirname, '..'),
          // the tests look up demonstration cases, so all of them must be seeded
          wait: { stdout: /la demostración está lista/ },
          reuseExistingServer: false,
          timeout: 300_000,
          stdout: 'pipe' as const,
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
          env: {
            PORT: port,
            HOST: 'localhost',
            DATA_DIR: dataDir,
            DEMO: 'on',
            // maps show a picture of our own: a test waits for nobody outside
            MAP_TILES_URL: `http://localhost:${port}/icono.svg?z={z}&x={x}&y={y}`,
            // applicants registered by tests have IP addresses of their own, as in production: `newCitizen`
            TRUST_PROXY: 'loopback',
          },
        },
      }
    : {}),
})
