import { formats, longDate, timeOfDay } from '@ventanilla/domain/acts/formats'
import { pesos } from '@ventanilla/domain/kernel/figures'
import { actContent } from './act-content.ts'
import { gs1Svg, qrSvg, receiptSymbols } from './codes.ts'
import { RenderError, type RenderJob } from './port.ts'

/** Input of the worker: the template's name, its data as JSON and its pictures. */
export interface Prepared {
  readonly template: string
  readonly data: Readonly<Record<string, unknown>>
  /** SVG text, or bytes of a PNG or JPEG, by file name */
  readonly pictures: Readonly<Record<string, string | Uint8Array>>
}

type Pictures = Record<string, string | Uint8Array>

const TEMPLATES: Readonly<Record<RenderJob['kind'], string>> = {
  act: 'act.typ',
  filingReceipt: 'filing-receipt.typ',
  nationalForm: 'national-form.typ',
  paymentReceipt: 'payment-receipt.typ',
  fileIndex: 'file-index.typ',
  report: 'report.typ',
}

// a format that the acts have
const enFrase = formats['enFrase'] as (value: unknown) => string
const both = (instant: string): string => `${longDate(instant)}, ${timeOfDay(instant)}`

/** Turns a job into print-ready data for the templates: dates and amounts are already written out. */
export function prepare(job: RenderJob): Prepared {
  const pictures: Pictures = {}
  if (job.authority.logoSvg !== undefined) pictures['logo.svg'] = job.authority.logoSvg
  const verification = 'verification' in job ? job.verification : null
  if (verification !== null) pictures['qr.svg'] = qrSvg(verification.url)
  const data = { ...written(job, pictures), verification, ...common(job) }
  return { template: TEMPLATES[job.kind], data, pictures }
}

function common(job: RenderJob): Record<string, unknown> {
  const at = new Date(job.producedAt)
  if (Number.isNaN(at.getTime())) throw new RenderError(`Instante de producción no válido: ${job.producedAt}`)
  if (!/^#[0-9a-fA-F]{6}$/.test(job.authority.color))
    throw new RenderError(`Color no válido: ${job.authority.color}`)
  const { logoSvg, ...authority } = job.authority
  return {
    authority: { ...authority, logo: logoSvg !== undefined },
    date: {
      year: at.getUTCFullYear(),
      month: at.getUTCMonth() + 1,
      day: at.getUTCDate(),
      hour: at.getUTCHours(),
      minute: at.getUTCMinutes(),
      second: at.getUTCSeconds(),
    },
    producedAt: both(job.producedAt),
  }
}

function written(job: RenderJob, pictures: Pictures): Record<string, unknown> {
  switch (job.kind) {
    case 'act': {
      const places: Record<string, string> = {}
      Object.entries(job.images ?? {}).forEach(([fileId, { bytes, type }], i) => {
        const name = `image-${i}.${type === 'jpeg' ? 'jpg' : 'png'}`
        pictures[name] = bytes
        places[fileId] = `/${name}`
      })
      const content = actContent(job.doc, { labels: job.labels, pictures: places })
      const drawn = content.map((piece) => {
        if (piece.t !== 'bar') return piece
        return { ...piece, symbols: symbolsOf(piece.code, pictures) }
      })
      return {
        title: job.title,
        content: drawn,
        number: job.number,
        actDate: job.date === null ? null : longDate(job.date),
        signature:
          job.signature === null
            ? null
            : {
                ...job.signature,
                // "firmado por …, jefa territorial, el …": a position in the middle of a sentence
                position: enFrase(job.signature.position),
                at: both(job.signature.at),
              },
      }
    }
    case 'filingReceipt':
      return {
        ...job,
        title: `Comprobante de radicación ${job.number}`,
        filedAt: both(job.filedAt),
        businessDate: longDate(job.businessDate),
        documents: job.documents.map((d) => ({ ...d, sha256: d.sha256.slice(0, 16) })),
      }
    case 'nationalForm':
      return {
        ...job,
        filing: job.filing === null ? null : { number: job.filing.number, filedAt: both(job.filing.filedAt) },
        sections: job.sections.map((section) => ({
          title: section.title,
          fields: section.fields.map(({ label, value }) =>
            typeof value === 'string'
              ? { label, text: value, table: null }
              : { label, text: null, table: value },
          ),
        })),
        signedBy: job.signedBy === null ? null : { ...job.signedBy, at: both(job.signedBy.at) },
      }
    case 'paymentReceipt':
      return {
        ...job,
        title: `Recibo de pago ${job.number}`,
        pesos: pesos(job.pesos),
        dueOn: longDate(job.dueOn),
        symbols: symbolsOf(job.code, pictures),
      }
    case 'fileIndex':
      return {
        ...job,
        title: `Índice del expediente ${job.number}`,
        openedOn: longDate(job.openedOn),
        closedOn: job.closedOn === null ? null : longDate(job.closedOn),
        entries: job.entries.map((e) => ({
          ...e,
          createdOn: short(e.createdOn),
          addedOn: short(e.addedOn),
          size: size(e.bytes),
        })),
        pages: job.entries.reduce((last, e) => Math.max(last, e.toPage), 0),
      }
    case 'report':
      return { ...job, at: both(job.at) }
  }
}

/** Draws the symbols of a receipt's code and names their pictures. */
function symbolsOf(code: string, pictures: Pictures): { picture: string; text: string }[] {
  try {
    return receiptSymbols(code).map((text, i) => {
      pictures[`bar-${i}.svg`] = gs1Svg(text)
      return { picture: `/bar-${i}.svg`, text }
    })
  } catch (cause) {
    throw new RenderError(`El código de barras no es válido: ${String(cause)}`)
  }
}

const short = (date: string): string => date.slice(0, 10).split('-').reverse().join('/')

function size(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`
  return `${(bytes / 1024 / 1024).toFixed(1).replace('.', ',')} MB`
}
