import { chromium, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@ventanilla/domain/identity/demo-password'
import { browserProgram } from '../tools/testing/browser.ts'
import type { Side } from './report.ts'
import type { Product } from './servers.ts'

/** Bytes that a browser with an empty cache loads from the server, as transferred (compressed by us). */
export async function pageMeasures(product: Product, say: (line: string) => void): Promise<Side[]> {
  const program = browserProgram()
  if (program === null) {
    say('sin Chromium: no se miden los bytes de las páginas')
    return []
  }
  say('bytes de las páginas…')
  const browser = await chromium.launch({
    executablePath: program,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const origin = `http://localhost:${product.port}`
  /** A visit with an empty cache. The service worker's prefetching follows the page and is not counted. */
  const visit = async (walk: (page: Page) => Promise<void>): Promise<{ all: number; code: number }> => {
    const context = await browser.newContext({ serviceWorkers: 'block', locale: 'es-CO' })
    const page = await context.newPage()
    const wire = await context.newCDPSession(page)
    await wire.send('Network.enable')
    const kinds = new Map<string, string>()
    let [all, code] = [0, 0]
    wire.on('Network.responseReceived', (event) => kinds.set(event.requestId, event.type))
    wire.on('Network.loadingFinished', (event) => {
      all += event.encodedDataLength
      if (/^(Script|Stylesheet)$/.test(kinds.get(event.requestId) ?? '')) code += event.encodedDataLength
    })
    try {
      await walk(page)
      await page.waitForLoadState('networkidle')
      return { all: all / 1024, code: code / 1024 }
    } finally {
      await context.close()
    }
  }
  try {
    const first = await visit(async (page) => void (await page.goto(`${origin}/`)))
    const inbox = await visit(async (page) => {
      await page.goto(`${origin}/iniciar-sesion-funcionario`)
      await page.getByLabel('Corporación').selectOption('1')
      await page.getByLabel('Correo electrónico').fill('cli-juridico@demo.test')
      await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD)
      await page.getByRole('button', { name: 'Ingresar' }).click()
      await page.waitForURL((url) => !url.pathname.includes('iniciar-sesion'))
      await page.waitForLoadState('networkidle')
      await page.goto(`${origin}/solicitudes?vista=grupo`)
      await page.getByRole('table').first().waitFor()
    })
    const kB = (value: number): string => `${value.toFixed(0)} kB`
    return [
      {
        label: 'first public page, JS and CSS, compressed by us',
        value: kB(first.code),
        must: '≤ 150 kB',
        reached: first.code <= 150,
      },
      {
        label: 'inbox page with everything before it (log-in page included), compressed by us',
        value: kB(inbox.all),
        must: '≤ 300 kB',
        reached: inbox.all <= 300,
      },
    ]
  } finally {
    await browser.close()
  }
}
