import { describe, expect, it } from 'vitest'
import { findProcedures } from './find-procedures.ts'
import {
  costText,
  descriptionParts,
  detailText,
  documentLink,
  feeCeiling,
  legalTerm,
  termText,
  visibleDocuments,
} from './procedure.ts'
import { isReceived } from './off-line-note.tsx'
import type { DocumentRow, FeeScale, ProcedureDetail } from './procedure.ts'

const OFF = { from: '2027-01-10', until: null, notice: 'En las oficinas.' }

const procedure = (more: Partial<ProcedureDetail> = {}): ProcedureDetail => ({
  tt_id: 5,
  tt_nombre: 'Permiso de vertimientos',
  tt_descripcion: 'Podrás realizar trámites de: vertimientos al suelo, vertimientos al agua.',
  tt_imagen: 'x.png',
  tt_estado: 1,
  fk_tram_subcategoria: { tcs_id: 1, tcs_nombre: 'Recurso hídrico', tcs_imagen: 'x' },
  summary: 'Para descargar aguas residuales tratadas.',
  terms: [],
  fee: { evaluation: 'tabla_unica_con_tope', exemptions: [] },
  feeFrom: 164_571,
  online: true,
  offLine: null,
  listed: true,
  presentation: 'texto',
  tram_documento_tramite: [],
  detailText: null,
  validity: '',
  links: [],
  legalBasis: [],
  feeScale: null,
  practice: null,
  formId: 'F05',
  outline: [],
  way: [],
  ...more,
})
const document = (id: number, order: number, more: Partial<DocumentRow> = {}): DocumentRow => ({
  tdt_id: id,
  tdt_orden: order,
  fk_tram_documento: { td_id: id, td_titulo: `Documento ${id}`, td_descripcion: 'Copia legible.' },
  need: 'obligatorio',
  origin: 'solicitante',
  stage: 'radicacion',
  hiddenInDetail: false,
  accept: ['pdf'],
  maxMegabytes: 10,
  ...more,
})

describe('the public list', () => {
  it('shows a description declared as a list without its leading phrase, in either spelling', () => {
    for (const lead of ['Podrás realizar trámites de:', 'Podras realizar tramites de:']) {
      const row = procedure({ presentation: 'lista', tt_descripcion: `${lead} hornos, calderas, canteras.` })
      expect(descriptionParts(row)).toEqual({ list: ['Hornos', 'Calderas', 'Canteras'] })
    }
  })

  it('splits one declared by bullets at them or at newlines, and leaves a text whole', () => {
    const row = procedure({
      presentation: 'vinetas',
      tt_descripcion: '• Cesión\n• Prórroga · Renuncia\n\n',
    })
    expect(descriptionParts(row)).toEqual({ list: ['Cesión', 'Prórroga', 'Renuncia'] })
    expect(descriptionParts(procedure())).toHaveProperty('text')
  })

  it('gives the term of the authority without pauses, and the cost in words', () => {
    const terms: ProcedureDetail['terms'] = [
      {
        stage: 'Revisión',
        kind: 'review',
        amount: 10,
        unit: 'habiles',
        norm: '',
        holder: 'autoridad',
        pausesTerm: false,
      },
      {
        stage: 'Completar',
        kind: 'completion',
        amount: 1,
        unit: 'meses',
        norm: '',
        holder: 'solicitante',
        pausesTerm: true,
      },
      {
        stage: 'Decisión',
        kind: 'decision',
        amount: 20,
        unit: 'habiles',
        norm: '',
        holder: 'autoridad',
        pausesTerm: false,
      },
    ]
    expect(legalTerm(procedure({ terms }))).toBe(30)
    expect(termText(procedure())).toBe('Según el caso')
    expect(costText(procedure())).toBe('Desde $\u00a0164.571')
    expect(costText(procedure({ fee: { evaluation: 'no_genera', exemptions: [] } }))).toBe('Sin costo')
    expect(costText(procedure({ feeFrom: null }))).toBe('Según el proyecto')
  })

  it('finds procedures without accents and by everyday words', () => {
    const rows = [
      procedure({ tt_id: 4, tt_nombre: 'Concesión de aguas subterráneas', tt_descripcion: '', summary: '' }),
      procedure({
        tt_id: 12,
        tt_nombre: 'Aprovechamiento de árboles aislados',
        tt_descripcion: '',
        summary: '',
      }),
    ]
    expect(findProcedures(rows, 'agua pozo').map((row) => row.tt_id)).toEqual([4])
    expect(findProcedures(rows, 'ARBOL').map((row) => row.tt_id)).toEqual([12])
  })
})

describe('the detail', () => {
  it('orders documents and leaves out those that are declared hidden', () => {
    const rows = [document(239, 3, { hiddenInDetail: true }), document(1, 2), document(7, 1)]
    const shown = visibleDocuments(procedure({ tram_documento_tramite: rows }))
    expect(shown.map((row) => row.tdt_id)).toEqual([7, 1])
  })

  it('has the fixed text that a type declares, else its summary', () => {
    expect(detailText(procedure({ detailText: 'Con este trámite se usa agua.' }))).toBe(
      'Con este trámite se usa agua.',
    )
    expect(detailText(procedure())).toBe('Para descargar aguas residuales tratadas.')
  })

  it('turns a description that is nothing but an address into a link', () => {
    const bare = document(1, 1, {
      fk_tram_documento: { td_id: 1, td_titulo: '', td_descripcion: ' https://vital.example/x ' },
    })
    expect(documentLink(bare)).toEqual({ text: 'Abrir enlace', url: 'https://vital.example/x' })
    expect(documentLink(document(1, 1))).toBeNull()
  })
})

describe('the ceiling of the fee', () => {
  const scale: FeeScale = {
    year: 2026,
    minimumWage: 1_750_905,
    brackets: [
      { from: 0, to: 25, ceiling: 164_571 },
      { from: 25, to: 35, ceiling: 230_651 },
      { from: 35, to: 2115, ceiling: 13_975_290 },
    ],
  }
  const at = (wages: number): number => feeCeiling(scale, wages * scale.minimumWage).ceiling

  it('belongs to the bracket that begins at the value', () => {
    expect(feeCeiling(scale, 30_000_000).ceiling).toBe(164_571)
    expect(at(25)).toBe(230_651)
    expect(feeCeiling(scale, 25 * scale.minimumWage - 1).ceiling).toBe(164_571)
  })

  it('is a share of the value from 2.115 minimum wages on', () => {
    expect(at(2115)).toBe(Math.round(2115 * scale.minimumWage * 0.006))
    expect(at(3000)).toBe(Math.floor(3000 * scale.minimumWage * 0.005 + 0.5))
    expect(at(8458)).toBe(Math.floor(8458 * scale.minimumWage * 0.005 + 0.5))
    expect(at(9000)).toBe(Math.floor(9000 * scale.minimumWage * 0.004 + 0.5))
  })
})

describe('a procedure', () => {
  it('is received in the portal where it has a form and is not off line today', () => {
    expect(isReceived(procedure())).toBe(true)
    expect(isReceived(procedure({ online: false }))).toBe(false)
    expect(isReceived(procedure({ offLine: { ...OFF, now: true } }))).toBe(false)
    expect(isReceived(procedure({ offLine: { ...OFF, now: false } }))).toBe(true)
  })
})
