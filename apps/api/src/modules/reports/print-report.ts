import { Readable } from 'node:stream'
import type { Actor } from '@ventanilla/domain/access/actor'
import { figureWords } from '@ventanilla/domain/reports/figure-words'
import type { AskedReport } from '@ventanilla/domain/reports/question'
import { leftOutWords } from '@ventanilla/domain/reports/left-out'
import { reportTitle } from '@ventanilla/domain/reports/ready'
import { dimensionOf, MEASURES, subjectOf } from '@ventanilla/domain/reports/subjects'
import { longDate } from '@ventanilla/domain/terms/dates'
import type { PdfAuthority, PdfRenderer, ReportJob } from '../../adapters/pdf/port.ts'
import type { AppDeps } from '../../deps.ts'
import type { askReport } from './ask-report.ts'

/** Prints reports; the renderer of the acts does. */
export interface ReportPrinter {
  readonly authority: PdfAuthority
  renderer(): Promise<PdfRenderer>
}

type Answer = Awaited<ReturnType<typeof askReport>>
type Figure = Answer['whole']

interface Printed {
  readonly actor: Actor
  readonly asked: AskedReport
  readonly answer: Answer
  readonly now: Date
}

const count = (rows: number): string => new Intl.NumberFormat('es-CO').format(rows)

function periodWords({ desde, hasta, tema }: AskedReport): string {
  const { day } = subjectOf(tema)
  if (desde === undefined && hasta === undefined) return 'Todas las fechas'
  const from = desde === undefined ? '' : `desde el ${longDate(desde)} `
  const until = hasta === undefined ? '' : `hasta el ${longDate(hasta)} `
  const words = `${from}${until}`.trim()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}, según la ${day}`
}

/** The question of a report and what its reader can see, in words. */
function questionWords(
  { catalogue }: Pick<AppDeps, 'catalogue'>,
  actor: Actor,
  asked: AskedReport,
  { filters }: Answer,
): ReportJob['question'] {
  const labelOf = (one: string): string => dimensionOf(asked.tema, one)?.label ?? one
  const by = [asked.grupo, asked.subgrupo].flatMap((one) => (one === undefined ? [] : [labelOf(one)]))
  const { name, amount, inTime } = subjectOf(asked.tema)
  const of = asked.medida === 'a_tiempo' ? inTime : asked.medida === 'cuenta' ? null : amount?.label
  return [
    { label: 'De qué', value: name },
    { label: 'Qué se calcula', value: `${MEASURES[asked.medida]}${of == null ? '' : `, de ${of}`}` },
    { label: 'Agrupado por', value: by.length === 0 ? 'Todo junto' : by.join(' y ') },
    {
      label: 'Filtros',
      value:
        filters.length === 0
          ? 'Ninguno'
          : filters.map(({ dimension, label }) => `${labelOf(dimension)}: ${label}`).join('; '),
    },
    { label: 'Período', value: periodWords(asked) },
    {
      label: 'Oficina de quien lo pidió',
      value: actor.office === null ? 'Toda la Corporación' : catalogue.officeName(actor.office),
    },
  ]
}

/** The figures of a report as a tagged PDF/A for reading and printing. */
export async function printReport(
  deps: Pick<AppDeps, 'catalogue'>,
  printer: ReportPrinter,
  { actor, asked, answer, now }: Printed,
): Promise<Readable> {
  const words = (value: number | null): string => figureWords(asked.tema, asked.medida, value)
  const by = [asked.grupo, asked.subgrupo].flatMap((one) =>
    one === undefined ? [] : [dimensionOf(asked.tema, one)?.label ?? one],
  )
  const isCount = asked.medida === 'cuenta'
  const isCompared = asked.comparar === 'si'
  const figures = (one: Figure): string[] => [
    words(one.value),
    ...(isCount ? [] : [count(one.rows)]),
    ...(isCompared ? [words(one.before)] : []),
  ]
  const { whole, groups, gaps } = answer
  const job: ReportJob = {
    kind: 'report',
    authority: printer.authority,
    producedAt: now.toISOString(),
    title: reportTitle(asked),
    at: answer.at,
    question: questionWords(deps, actor, asked, answer),
    whole: {
      label: `${MEASURES[asked.medida]}, de ${count(whole.rows)} ${whole.rows === 1 ? 'fila' : 'filas'}`,
      value: words(whole.value),
    },
    columns: [
      ...by.map((title) => ({ title, figure: false })),
      { title: MEASURES[asked.medida], figure: true },
      ...(isCount ? [] : [{ title: 'Filas', figure: true }]),
      ...(isCompared ? [{ title: 'Período anterior', figure: true }] : []),
    ],
    rows: groups.map(({ aLabel, bLabel, ...one }) => [
      ...[aLabel, bLabel].slice(0, by.length),
      ...figures(one),
    ]),
    notes: [
      ...answer.retired,
      ...(answer.cut ? [leftOutWords(groups, whole)] : []),
      ...(gaps === null
        ? []
        : [
            gaps.length === 0
              ? 'No falta ningún número en las series.'
              : `Números que no tiene ningún acto: ${gaps.join('; ')}.`,
          ]),
    ],
  }
  const renderer = await printer.renderer()
  return Readable.from([await renderer.render(job)])
}
