import { addYears } from '../forms/dates.ts'
import type { Working } from './working.ts'

type Data = Readonly<Record<string, unknown>>

/** Ley 1333 de 2009, art. 10: the power to sanction lapses twenty years after the facts. */
const LAPSES_AFTER_YEARS = 20

/** Whether the power to sanction has lapsed today; kept with the case because the act that begins it depends on it. */
function noteLapse(w: Working): void {
  const on = w.state.facts['hechos.fecha']
  if (typeof on !== 'string' || on === '') return
  const until = addYears(on, LAPSES_AFTER_YEARS)
  w.facts({ 'caducidad.fecha': until, 'caducidad.cumplida': w.world.today > until })
}

/** The procedure was extended, once: the months count from the end of its five years. */
const extend = (w: Working, outcome: { readonly code: string }, _task: unknown, data: Data): void => {
  if (outcome.code !== 'prorroga') return
  w.facts({ 'duracion.meses': data['duracion.prorroga'] })
  w.event('duracion.prorrogada', { meses: data['duracion.prorroga'] })
}

/**
 * A charge that no petition depends on: what is not paid is collected apart and never becomes a withdrawal. What an
 * earlier charge of the case left behind must not speak for this one.
 */
const charge = (w: Working): void =>
  w.facts({
    'cobro.aparte': true,
    'liquidacion.total': null,
    'vencimientos.LIQ-04': 0,
  })

/** Whom the case is about, once their document is known: they take part from then on. */
export function identify(w: Working, who: 'infractor' | 'quejoso' | 'titular'): void {
  const said = (name: string): string => {
    const value = w.state.facts[`${who}.${name}`]
    return typeof value === 'string' ? value.trim() : ''
  }
  const document = said('documento').replace(/[.\s]/g, '')
  const documentType = Number(said('tipo_documento'))
  if (document === '' || !(documentType > 0)) return
  const person = {
    name: said('nombre'),
    documentType,
    document,
    email: said('correo'),
    // a paper file names its holder; what a stranger says of somebody else need not
    sure: who === 'titular',
  }
  w.effects.push({ type: 'applicantFound', person })
  w.event('solicitante.identificado', { nombre: person.name })
}

/** What a complaint says, as acts and a sanctioning case speak of it: the place in words, the resource, whether somebody is suspected. */
function tellFacts(w: Working): void {
  const { facts } = w.state
  const said = (key: string): string => (typeof facts[key] === 'string' ? facts[key].trim() : '')
  const municipality = w.world.workflow.steps
    .get('QUE-01')
    ?.capture.find(({ key }) => key === 'hechos.municipio')
    ?.options?.find(({ value }) => value === said('hechos.municipio'))?.label
  const place = [said('hechos.vereda'), municipality ?? ''].filter((part) => part !== '')
  const resource = said('queja.recurso')
  w.facts({
    'hechos.lugar': place.join(', '),
    // noise is a matter of the air (Decreto 1076/2015, title 5 of part 2)
    'hechos.recursos': resource === '' ? [] : [resource === 'ruido' ? 'aire' : resource],
    'infractor.conocido': said('infractor.nombre') !== '',
  })
}

/** Hooks of follow-up, sanction and complaint, by step. */
export const SANCTION_HOOKS: Readonly<
  Record<string, (w: Working, outcome: { readonly code: string }, task: unknown, data: Data) => void>
> = {
  'SAN-01': (w) => {
    noteLapse(w)
    identify(w, 'infractor')
  },
  'SAN-06': (w, outcome) => {
    if (outcome.code === 'firmado') identify(w, 'infractor')
  },
  'SAN-09': extend,
  'SAN-13': extend,
  'QUE-01': (w) => {
    tellFacts(w)
    identify(w, 'quejoso')
  },
  'SAN-02': noteLapse,
  'SAN-04': noteLapse,
  'SAN-05B': noteLapse,
  'SAN-16': charge,
  'SEG-03': charge,
  'SEG-12': charge,
  // what the concept found must agree with what the supervisor decides on it
  'SEG-04': (w, _outcome, _task, data) => {
    const verdicts = Object.values((data['seguimiento.cumplimiento'] ?? {}) as Record<string, unknown>)
    w.facts({
      'seguimiento.incumplidas': verdicts.filter(
        (v) => (v as { verdict?: unknown } | null)?.verdict === 'no_cumple',
      ).length,
    })
  },
}
