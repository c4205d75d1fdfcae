import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'
import { officeOf, type Territory } from '@ventanilla/domain/identity/territory'

const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name.localeCompare(b.name, 'es')

/** The public view of the territory: without inactive offices, each municipality with its current office. */
export function territoryView(
  territory: Territory,
  procedures: readonly Pick<ProcedureRevision, 'ttId' | 'municipalityField'>[],
) {
  const { box, municipalities, offices } = territory
  return {
    box,
    offices: offices
      .filter((office) => office.active)
      .map(({ id, code, name, seat, address, hours, telephone }) => ({
        id,
        code,
        name,
        seat,
        address,
        hours: hours ?? null,
        telephone: telephone ?? null,
        near: municipalities.find((one) => one.name === seat)?.centroid ?? null,
      })),
    municipalities: municipalities
      .map((one) => ({ ...one, office: officeOf(one.dane, territory).code }))
      .toSorted(byName),
    // while it is closed, the one that attends in its place
    mainOffice: officeOf(null, territory).code,
    mainOfficeTypes: procedures.filter((one) => one.municipalityField === null).map((one) => one.ttId),
  }
}
