import { join } from 'node:path'
import { issuer, type PdfAuthority, type PdfRenderer } from '../../adapters/pdf/port.ts'
import type { Sealer } from '../../adapters/signer/port.ts'
import type { AppDeps } from '../../deps.ts'

/** Renderer and sealer, opened when the first document needs them: a server that prints nothing loads neither. */
export interface Documents {
  readonly authority: PdfAuthority
  renderer(): Promise<PdfRenderer>
  sealer(): Promise<Sealer>
  close(): Promise<void>
}

export function openDocuments(deps: Pick<AppDeps, 'settings' | 'clock'>): Documents {
  const { authority } = deps.settings
  let renderer: Promise<PdfRenderer> | undefined
  let sealer: Promise<Sealer> | undefined
  return {
    authority: issuer(authority),
    renderer: () =>
      (renderer ??= import('../../adapters/pdf/typst-renderer.ts').then((m) => m.createTypstRenderer())),
    sealer: () =>
      (sealer ??= import('../../adapters/signer/authority-sealer.ts').then((m) =>
        m.createAuthoritySealer({
          folder: join(deps.settings.dataDir, 'seal'),
          authority: { name: authority.name, shortName: authority.shortName },
          clock: deps.clock,
          timestampUrl: deps.settings.tsaUrl,
        }),
      )),
    close: async () => {
      if (renderer !== undefined) await (await renderer).close()
    },
  }
}
