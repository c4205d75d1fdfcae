import { demoCast } from './cast.ts'
import { SPOKESMAN_DOCUMENT } from '../scenarios/places.ts'

/** Answers of an application, or facts of a case. */
type Known = Readonly<Record<string, unknown>>

/**
 * Attendee of a visit: the applicant or its representative; without an applicant, the caretaker of the land.
 */
export function attendee(answers: Known): Readonly<Record<string, string>> {
  const said = (key: string): string => String(answers[key] ?? '')
  if (said('representante_nombre') !== '')
    return {
      name: said('representante_nombre'),
      document: said('representante_documento'),
      capacity: 'Representante legal',
    }
  if (said('nombres') !== '')
    return {
      name: `${said('nombres')} ${said('apellidos')}`.trim(),
      document: said('numero_documento'),
      capacity: 'Solicitante',
    }
  return { name: 'Jairo Enrique Lozano Tique', document: '93378214', capacity: 'Administrador del predio' }
}

const CAST = new Map(demoCast().map((one) => [one.companyName ?? `${one.firstNames} ${one.lastNames}`, one]))

/** Appears for a summons: the person, or the company's representative. */
export function appearing(facts: Known): { readonly name: string; readonly document: string } {
  const to = facts['notificacion.destinatario']
  const name = typeof to === 'object' && to !== null && 'name' in to ? String(to.name) : ''
  const known = CAST.get(name)
  // companies without an account are those of the sanciones
  if (known === undefined) return { name: 'Hernán Darío Tafur Leal', document: '93371846' }
  return known.companyName === null
    ? { name, document: known.documentNumber }
    : { name: `${known.firstNames} ${known.lastNames}`, document: SPOKESMAN_DOCUMENT }
}

/** The project's location in the application: a visit record naming another place proves nothing. */
export const placeOf = (answers: Known): unknown =>
  answers['coordenada_captacion'] ??
  answers['coordenada_predio'] ??
  Object.values(answers).find(
    (one) => typeof one === 'object' && one !== null && 'lat' in one && 'lon' in one,
  ) ?? { lat: 4.4412, lon: -75.4287 }
