import { statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTypstRenderer } from '../../adapters/pdf/typst-renderer.ts'
import { createAuthoritySealer } from '../../adapters/signer/authority-sealer.ts'
import { SealError } from '../../adapters/signer/port.ts'
import { sealIn } from './seal-in.ts'
import { actJob } from './documents.ts'
import { has, revisionDiff, run, scratch, signatureOf } from './pdf-tools.ts'

const NOW = new Date('2026-05-27T20:15:00.000Z')
const files = scratch()
const sealFolder = join(files.folder, 'data', 'seal')
const sealerOf = (folder: string) =>
  createAuthoritySealer({
    key: () => sealIn(folder),
    clock: { now: () => NOW },
    timestampUrl: null,
  })
const sealer = sealerOf(sealFolder)
const request = {
  reason: 'Firma del acto RES-0143-2026',
  location: 'Ibagué',
  name: 'Hernando Ospina Ñáñez',
  at: NOW,
  field: 'acto',
}
const renderer = createTypstRenderer()
let plain: Buffer
let once: Buffer
let twice: Buffer
let chain: string[]

beforeAll(async () => {
  plain = await renderer.render(actJob('RES_OTORGA'))
  once = await sealer.seal(plain, request)
  twice = await sealer.seal(once, { ...request, reason: 'Constancia de ejecutoria', field: 'ejecutoria' })
  chain = (await sealer.certificates()).match(/-----BEGIN[\s\S]*?-----END CERTIFICATE-----\n/g) ?? []
  await renderer.close()
})
afterAll(() => files.remove())

const verdicts = (pdf: Buffer, name: string): string[] =>
  [...run('pdfsig', '-nocert', files.put(name, pdf)).output.matchAll(/Signature Validation: (.*)/g)].map(
    (m) => m[1] as string,
  )
/** A copy with one byte of the file's text changed. */
function changed(pdf: Buffer, at: number): Buffer {
  const copy = Buffer.from(pdf)
  copy[at] = (copy[at] as number) ^ 1
  return copy
}

describe('a sealed act', () => {
  it.skipIf(!has.poppler)('1. is valid and signed as a whole, by its own name (pdfsig)', () => {
    const said = run('pdfsig', files.put('once.pdf', once)).output
    expect(said).toContain('Signature is Valid.')
    expect(said).toContain('Total document signed')
    expect(said).toContain('ETSI.CAdES.detached')
    expect(said).toContain('Corporación Ambiental del Combeima (demostración)')
  })

  it.skipIf(!has.openssl)(
    '2. carries a CAdES signature with its certificate named in it, and no signing time (openssl)',
    () => {
      const { cms, covered } = signatureOf(once, 0)
      const cmsPath = files.put('s.der', cms)
      const verify = (ca: string): number =>
        run(
          'openssl',
          'cms',
          '-verify',
          '-cades',
          '-binary',
          '-purpose',
          'any',
          '-inform',
          'DER',
          '-in',
          cmsPath,
          '-content',
          files.put('covered.bin', covered),
          '-CAfile',
          files.put('ca.pem', ca),
          '-attime',
          String(NOW.getTime() / 1000),
          '-out',
          '/dev/null',
        ).status
      expect(verify(chain[1] as string)).toBe(0)
      expect(chain).toHaveLength(2)
      const printed = run('openssl', 'cms', '-cmsout', '-print', '-inform', 'DER', '-in', cmsPath).output
      expect(printed).toContain('id-smime-aa-signingCertificateV2')
      expect(printed).not.toContain('signingTime')
    },
  )

  it.skipIf(!has.qpdf)('3. is a sound PDF without a warning (qpdf)', () => {
    for (const [name, pdf] of Object.entries({ plain, once, twice })) {
      const checked = run('qpdf', '--check', files.put(`check-${name}.pdf`, pdf))
      expect(checked.status, checked.output).toBe(0)
      expect(checked.output).not.toMatch(/warning/i)
    }
  })

  it.skipIf(!has.qpdf)('5. changes nothing of the page but the list of its annotations (qpdf)', () => {
    const paths = [plain, once, twice].map((pdf, i) => files.put(`revision-${i}.pdf`, pdf)) as [
      string,
      string,
      string,
    ]
    expect(revisionDiff(paths[0], paths[1])).toEqual({
      changed: ['/AcroForm', '/Annots', '/ID', '/Tabs'],
      added: ['/Annot', '/AcroForm', '/Sig', '/XObject'].sort(),
      removed: [],
    })
    expect(revisionDiff(paths[1], paths[2])).toEqual({
      changed: ['/Annots', '/Fields', '/ID'],
      added: ['/Annot', '/Sig', '/XObject'],
      removed: [],
    })
    expect(twice.subarray(0, once.length).equals(once)).toBe(true)
    expect(once.subarray(0, plain.length).equals(plain)).toBe(true)
  })

  it.skipIf(!has.poppler)(
    '6. breaks where a byte changes: in the base both signatures, in the second update only that one (pdfsig)',
    () => {
      expect(verdicts(twice, 'both.pdf')).toEqual(['Signature is Valid.', 'Signature is Valid.'])
      const base = verdicts(changed(twice, twice.indexOf('/Title') + 10), 'base.pdf')
      expect(base).toHaveLength(2)
      for (const verdict of base) expect(verdict).not.toBe('Signature is Valid.')
      const second = twice.indexOf('/Reason', once.length) + 20
      const [kept, broken] = verdicts(changed(twice, second), 'second.pdf')
      expect(kept).toBe('Signature is Valid.')
      expect(broken).not.toBe('Signature is Valid.')
    },
  )

  it.skipIf(!has.poppler)('still reads as before', () => {
    const text = run('pdftotext', files.put('text.pdf', once), '-').output
    expect(text).toBe(run('pdftotext', files.put('text-plain.pdf', plain), '-').output)
  })
})

describe('the seal of the authority', () => {
  it('is made at first use, readable by its owner only, and then kept', async () => {
    expect(statSync(join(sealFolder, 'private-key.pem')).mode & 0o777).toBe(0o600)
    expect(statSync(sealFolder).mode & 0o777).toBe(0o700)
    expect(await sealerOf(sealFolder).certificates()).toBe(chain.join(''))
  })

  it('is one, even when two processes make it at once', async () => {
    const folder = join(files.folder, 'race', 'seal')
    const many = Array.from({ length: 3 }, () => sealerOf(folder).certificates())
    expect(new Set(await Promise.all(many)).size).toBe(1)
  })

  it('refuses a folder with half a seal or with another key, and what is not our kind of PDF', async () => {
    files.put('half', '')
    const open = (folder: string) => sealerOf(folder).certificates()
    const { mkdirSync, copyFileSync, rmSync } = await import('node:fs')
    const mixed = join(files.folder, 'mixed')
    mkdirSync(mixed)
    copyFileSync(join(sealFolder, 'private-key.pem'), join(mixed, 'private-key.pem'))
    await expect(open(mixed)).rejects.toThrow(/falta certificates\.pem/)
    copyFileSync(join(files.folder, 'race', 'seal', 'certificates.pem'), join(mixed, 'certificates.pem'))
    await expect(open(mixed)).rejects.toThrow(/otra clave/)
    rmSync(mixed, { recursive: true })
    await expect(sealer.seal(Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF\n'), request)).rejects.toThrow(
      SealError,
    )
    await expect(sealer.seal(once, request)).rejects.toMatchObject({ retryable: false })
  })
})
