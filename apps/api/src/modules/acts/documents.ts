import { issuer, type PdfAuthority, type PdfRenderer } from '../../adapters/pdf/port.ts'
import type { Sealer } from '../../adapters/signer/port.ts'
import type { AppDeps } from '../../deps.ts'

/** Renderer and the process's one sealer, loaded lazily: a server that prints nothing loads neither. */
export interface Documents {
  readonly authority: PdfAuthority
  renderer(): Promise<PdfRenderer>
  sealer(): Promise<Sealer>
  close(): Promise<void>
}

export function openDocuments(deps: Pick<AppDeps, 'settings' | 'seal'>): Documents {
  const { authority, pdf } = deps.settings
  let renderer: Promise<PdfRenderer> | undefined
  return {
    authority: issuer(authority),
    renderer: () =>
      (renderer ??= import('../../adapters/pdf/typst-renderer.ts').then((m) => m.createTypstRenderer(pdf))),
    sealer: () => deps.seal.sealer(),
    close: async () => {
      if (renderer !== undefined) await (await renderer).close()
    },
  }
}
