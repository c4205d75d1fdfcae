import { isDate } from '../../forms/dates.ts'
import { isPlain } from '../../forms/nest.ts'
import { longDate } from '../../terms/dates.ts'
import type { Data } from './happened.ts'
import { list, text } from './history-phrases.ts'

const date = (value: unknown): string => (isDate(value) ? longDate(value) : '')

/** 'El 9 de diciembre de 2026 no es hábil en la oficina «Norte» (Decreto 12): ' */
function why(data: Data): string {
  const days = Array.isArray(data['dias']) ? data['dias'].filter(isPlain) : []
  const said = days.map(({ dia, habil, motivo }) =>
    habil === true
      ? `el ${date(dia)} volvió a ser hábil`
      : `el ${date(dia)} no es hábil${text(motivo) === '' ? '' : ` ${text(motivo)}`}`,
  )
  const sentence = said.length === 0 ? 'cambió el calendario de la Corporación' : list(said)
  return `${sentence.charAt(0).toLocaleUpperCase('es-CO')}${sentence.slice(1)}: `
}
const fromTo = (data: Data): string => `del ${date(data['de'])} al ${date(data['a'])}`
const isKept = (data: Data): boolean => data['de'] === data['a']

/** Lines of a case's history about terms that were counted again, because some calendar changed. */
export const RECOUNTED = {
  'termino.recontado': {
    readers: 'own',
    label: 'El plazo se cuenta de nuevo',
    says: (data: Data) =>
      isKept(data)
        ? `${why(data)}el plazo de «${text(data['titulo'])}» se conserva hasta el ${date(data['a'])}, porque esa fecha ya se había dicho.`
        : `${why(data)}el plazo de «${text(data['titulo'])}» pasa ${fromTo(data)}.`,
  },
  'termino.caso_recontado': {
    readers: 'all',
    label: 'El término para decidir se cuenta de nuevo',
    says: (data: Data) => `${why(data)}el término para decidir pasa ${fromTo(data)}.`,
  },
  'aviso.recontado': {
    readers: 'all',
    label: 'El aviso cambia de fecha',
    says: (data: Data) => `${why(data)}la desfijación del aviso pasa ${fromTo(data)}.`,
  },
} as const
