import type { OpenTask } from './state.ts'
import type { Working } from './working.ts'

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
export function tellFacts(w: Working, task: OpenTask): void {
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
    // noise is a matter of the air (Decreto 1076/2015, title 5 of part 2)
    'hechos.recursos': resource === '' ? [] : [resource === 'ruido' ? 'aire' : resource],
    'infractor.conocido': said('infractor.nombre') !== '',
  })
}
