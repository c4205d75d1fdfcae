// Draws the preview picture that other sites show with a link to the portal: apps/web/public/portada.png, from
// our own illustration and mark. Run it again when one of them changes: node tools/share-picture.ts
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserProgram } from './testing/browser.ts'

const ROOT = join(import.meta.dirname, '..')
const SIZE = { width: 1200, height: 630 }
const font = (weight: number): string => {
  const file = createRequire(import.meta.url).resolve(
    `@fontsource/work-sans/files/work-sans-latin-${weight}-normal.woff2`,
  )
  return `@font-face { font-family: 'Work Sans'; font-weight: ${weight};
    src: url(data:font/woff2;base64,${readFileSync(file).toString('base64')}) }`
}
const landscape = readFileSync(join(ROOT, 'apps/web/src/ui/illustrations/portada.svg')).toString('base64')
const mark = readFileSync(join(ROOT, 'apps/web/public/icono.svg')).toString('base64')

const program = browserProgram()
if (program === null) throw new Error('no Chromium here: set CHROMIUM')
const browser = await chromium.launch({
  executablePath: program,
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({ viewport: SIZE })
await page.setContent(`<style>
  ${font(400)} ${font(600)}
  body { margin: 0; height: ${SIZE.height}px; overflow: hidden; position: relative; background: #dbe7dd;
    color: #113120; font-family: 'Work Sans' }
  .land { position: absolute; right: 0; bottom: 0; height: 472px }
  .mark { width: 104px; height: 104px; border-radius: 16px }
  header { position: absolute; left: 72px; top: 44px; display: flex; align-items: center; gap: 28px }
  h1 { margin: 0; font-size: 84px; line-height: 1 }
  p { position: absolute; left: 72px; top: 166px; margin: 0; font-size: 42px }
</style>
<img class="land" src="data:image/svg+xml;base64,${landscape}">
<header><img class="mark" src="data:image/svg+xml;base64,${mark}"><h1>Ventanilla</h1></header>
<p>Trámites ambientales en línea</p>`)
await page.evaluate(() => document.fonts.ready)
await page.screenshot({ path: join(ROOT, 'apps/web/public/portada.png') })
await browser.close()
