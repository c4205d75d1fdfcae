import type { OpenTask } from '../state/state.ts'
import type { DecisionBuilder } from '../decision/decision-builder.ts'

/** Adds the person the case is about as a party, once their document is known. */
export function identify(w: DecisionBuilder, who: 'infractor' | 'quejoso' | 'titular'): void {
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
    // A paper file names its holder reliably; a statement about another person can be wrong.
    sure: who === 'titular',
  }
  w.effects.push({ type: 'applicantFound', person })
  w.event('solicitante.identificado', { nombre: person.name })
}

/**
 * Sets a complaint's facts as acts and a sanctioning case quote them: the place in words, the resource, whether
 * a suspect is known.
 */
export function summarizeComplaint(w: DecisionBuilder, task: OpenTask): void {
  const { facts } = w.state
  const said = (key: string): string => (typeof facts[key] === 'string' ? facts[key].trim() : '')
  const municipality = w.world.workflow.steps
    .get(task.step)
    ?.capture.find(({ key }) => key === 'hechos.municipio')
    ?.options?.find(({ value }) => value === said('hechos.municipio'))?.label
  const place = [said('hechos.vereda'), municipality ?? ''].filter((part) => part !== '')
  const resource = said('queja.recurso')
  w.facts({
    'hechos.lugar': place.join(', '),
    // noise belongs to air matters (Decreto 1076/2015, title 5 of part 2)
    'hechos.recursos': resource === '' ? [] : [resource === 'ruido' ? 'aire' : resource],
    'infractor.conocido': said('infractor.nombre') !== '',
  })
}
