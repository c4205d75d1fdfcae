import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { workflow } from '@ventanilla/catalog/workflows/loaded'
import { VERDICTS } from '@ventanilla/catalog/workflows/verdicts'
import { verdictOf } from '@ventanilla/domain/cases/verdict'
import { EMPTY_FLOW } from '@ventanilla/domain/workflow/state/state'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { CaseDetail } from './case-data.ts'
import { CasePapers } from './case-papers.tsx'
import { NowCard } from './now-card.tsx'
import { PaymentPanel } from './tarea/payment-panel.tsx'

const drawn = (element: ReactElement): string =>
  renderToString(<QueryClientProvider client={new QueryClient()}>{element}</QueryClientProvider>)
    .replaceAll('<!-- -->', '')
    .replaceAll('\u00a0', ' ')

const CASE = {
  id: 'c',
  radicado: '2026E0000001',
  procedure: 'Concesión de aguas superficiales',
  applicant: { id: 'p', name: 'Ana' },
  officeName: 'Ibagué',
  suspended: false,
  now: 'La estudia la oficina jurídica.',
  due: { due: null, state: 'sin_termino', words: '' },
  waitsForMe: null,
  decision: null,
  acts: [],
  tasks: [],
  receipts: [],
  notifications: [],
  appeals: [],
  files: [],
  facts: {},
  actions: { extend: null, waive: null, appeal: null, whyNoAppeal: null },
} as const
/** The decision of a closed case as the portal words it for its owner. */
function decisionOf(ttId: number, status: string, family: string, facts: Readonly<Record<string, unknown>>) {
  const told = verdictOf(
    {
      id: 'c',
      ttId,
      definitions: 0,
      movedTo: null,
      status,
      office: null,
      parties: [],
      facts,
      flow: { ...EMPTY_FLOW, closed: true },
    },
    { workflow, verdicts: VERDICTS, family, own: true, known: new Set() },
  )
  if (told === null) throw new Error('The case has no decision.')
  return { tone: told.tone, title: told.title, lines: told.follows, duties: told.duties }
}
const caseWith = (more: object): CaseDetail => ({ ...CASE, ...more }) as unknown as CaseDetail

describe('a decision', () => {
  const decided = (duties: readonly string[]): string =>
    drawn(
      <NowCard
        detail={caseWith({
          decision: {
            tone: 'ok',
            title: 'Su concesión fue otorgada hasta el 17 de octubre de 2036',
            lines: ['Puede presentar recurso de reposición hasta el 2 de noviembre de 2026.'],
            duties,
          },
        })}
      />,
    )
  const DUTIES = ['Instale un medidor antes del 1 de diciembre de 2026.', 'Pague la tasa por uso cada año.']

  it('is the headline, with what it obliges to, in order', () => {
    const html = decided(DUTIES)
    expect(/<h2[^>]*>([^<]*)/.exec(html)?.[1]).toBe(
      'Su concesión fue otorgada hasta el 17 de octubre de 2036',
    )
    expect(html).toContain('Le obliga a 2 cosas')
    expect([...html.matchAll(/<li>([^<]*)<\/li>/g)].map((match) => match[1])).toEqual(DUTIES)
    expect(html).not.toMatch(/debe decidir|Usted no tiene que hacer nada/)
  })
  const shown = (...of: Parameters<typeof decisionOf>): string =>
    drawn(<NowCard detail={caseWith({ decision: decisionOf(...of) })} />)

  it('that fines says until when it is paid, and with what term each measure is carried out', () => {
    const html = shown(3, 'archivado', 'sancionatorio', {
      'sancion.responsable': 'si',
      'sancion.tipo': ['multa'],
      'sancion.multa_firme': 12_000_000,
      'sancion.correccion': 'Retirar el relleno en dos (2) meses.\nSembrar 200 árboles en seis (6) meses.',
      'cobro.saldo': 12_000_000,
      'recibo.referencia': '202600000010',
      'recibo.vigente_hasta': '2026-12-16',
    })
    expect(html).toContain('se impuso una multa de $ 12.000.000')
    expect(html).toContain('<p>La multa se paga a más tardar el 16 de diciembre de 2026.</p>')
    expect([...html.matchAll(/<li>([^<]*)<\/li>/g)].map((match) => match[1])).toEqual([
      'Retirar el relleno en dos (2) meses.',
      'Sembrar 200 árboles en seis (6) meses.',
    ])
  })
  it('that asks for a report every year says until when the first is due', () => {
    const html = shown(14, 'finalizada', 'pueaa', {
      'decision.sentido': 'otorga',
      'informes.fecha': '2027-10-17',
      'permiso.obligaciones': [{ id: 'a', text: 'Instalar un medidor en el primer semestre.' }],
    })
    expect(html).toContain(
      '<p>El primer informe anual se presenta a más tardar el 17 de octubre de 2027.</p>',
    )
    expect(html).toContain('<li>Instalar un medidor en el primer semestre.</li>')
  })
  it('shows few duties open and many to be opened, and none where there are none', () => {
    const many = Array.from({ length: 6 }, (_, n) => `Obligación ${n + 1}.`)
    expect(decided(DUTIES)).toMatch(/<details[^>]* open=""/)
    expect(decided(many)).toMatch(/<details(?![^>]* open)/)
    expect(decided(many).match(/<li>/g)).toHaveLength(6)
    expect(decided(['Instale un medidor.'])).toContain('Le obliga a una cosa')
    expect(decided([])).not.toContain('Le obliga')
  })
})

describe('money above the debt', () => {
  it('is shown among the papers with what happens to it, and nothing is said without it', () => {
    const paid = {
      id: 'r1',
      reference: '202600000010',
      concept: 'Servicio',
      amount: 100,
      issuedOn: '2026-01-05',
      dueOn: '2026-02-05',
      state: 'paid',
      warning: null,
      fileId: null,
    }
    const papers = (facts: object): string =>
      drawn(<CasePapers detail={caseWith({ receipts: [paid], facts })} />)
    const html = papers({ 'cobro.a_favor': 50_000 })
    expect(html).toMatch(/Saldo a favor: \$\s?50\.000/)
    expect(html).toContain('la Corporación lo devuelve o lo abona a otro cobro suyo')
    expect(papers({})).not.toContain('Saldo a favor')
  })
})

describe('a receipt that was annulled', () => {
  const WHY = 'Este recibo fue anulado porque la liquidación que cobraba se devolvió para ajustarla.'
  const annulled = {
    id: 'r1',
    reference: '202600000010',
    concept: 'Servicio de evaluación',
    amount: 660_171,
    issuedOn: '2026-01-05',
    dueOn: '2026-02-05',
    state: 'annulled',
    warning: WHY,
    fileId: 'f1',
  }
  const fresh = {
    ...annulled,
    id: 'r2',
    reference: '202600000028',
    amount: 164_571,
    state: 'issued',
    warning: null,
    fileId: 'f2',
  }
  const panel = (receipts: readonly object[]): string =>
    drawn(<PaymentPanel detail={caseWith({ receipts })} taskId="t" />)

  it('is shown with its reference and its reason, and cannot be paid', () => {
    const html = panel([annulled])
    expect(html).toContain('Recibo 202600000010')
    expect(html).toContain(WHY)
    expect(html).not.toContain('660.171')
    expect(html).not.toMatch(/Pague a más tardar|Descargar el recibo|Preparando el recibo/)
  })
  it('stands beside the one that took its place, which alone is offered', () => {
    const html = panel([annulled, fresh])
    expect(html).toContain('Recibo 202600000010')
    expect(html).toContain(WHY)
    expect(html).toContain('164.571')
    expect(html).toContain('Referencia 202600000028. Pague a más tardar el 5 de febrero de 2026.')
    expect(html).not.toContain('660.171')
    expect(html.match(/Descargar el recibo/g)).toHaveLength(1)
    // order-independent
    expect(panel([fresh, annulled])).toContain('Referencia 202600000028. Pague')
  })
  it('leads to how it was calculated, in the act that settles and no other', () => {
    const act = { id: 'a', title: 'Acto', template: 'OTRA', state: 'sealed', fileId: 'f3', toOpen: false }
    const shown = (role: string | null): string =>
      drawn(<PaymentPanel detail={caseWith({ receipts: [fresh], acts: [{ ...act, role }] })} taskId="t" />)
    expect(shown('assessment')).toContain('Ver cómo se calculó')
    expect(shown('decision')).not.toContain('Ver cómo se calculó')
    expect(shown(null)).not.toContain('Ver cómo se calculó')
  })
  it('says so among the papers of the case, in place of the day until which it could be paid', () => {
    const html = drawn(<CasePapers detail={caseWith({ receipts: [annulled] })} />)
    expect(html).toContain('Anulado')
    expect(html).toContain(WHY)
    expect(html).not.toContain('Vence el')
  })
})
