import { OFFICE_BOUND_ROLES } from '@ventanilla/domain/access/actor'
import { ROLES } from '@ventanilla/catalog/roles/roles'
import { OFFICES } from '@ventanilla/catalog/territory/offices'
import { workflow } from '@ventanilla/catalog/workflows/loaded'

/** A fictional user of the demonstration. */
export interface CastMember {
  readonly email: string
  readonly kind: 'ciudadano' | 'empresa' | 'apoderado' | 'consulta' | 'funcionario'
  readonly firstNames: string
  readonly lastNames: string
  readonly companyName: string | null
  readonly personType: 1 | 2
  readonly documentType: number
  readonly documentNumber: string
  readonly gender: 1 | 2
  readonly phone: string
  readonly role: string
  readonly office: string | null
}

const WOMEN = [
  'Marta Lucía',
  'Sandra Milena',
  'Luz Dary',
  'Ana Sofía',
  'Diana Paola',
  'Gloria Inés',
  'Yuly Andrea',
  'Carmen Elisa',
  'Nubia Esperanza',
  'Laura Camila',
  'Rosa Elvira',
  'Mónica Patricia',
]
const MEN = [
  'Jorge Eliécer',
  'Luis Alberto',
  'Carlos Andrés',
  'Héctor Fabio',
  'José Ignacio',
  'Óscar Iván',
  'Miguel Ángel',
  'Edwin Hernán',
  'Ramiro Antonio',
  'Julián David',
  'Pedro Nel',
  'Wilson Darío',
]
const SURNAMES = [
  'Ávila Rondón',
  'Cuéllar Prada',
  'Góngora Muñoz',
  'Yepes Cárdenas',
  'Bonilla Ñáñez',
  'Sánchez Trujillo',
  'Lozano Guzmán',
  'Peñuela Díaz',
  'Barrios Quimbayo',
  'Tafur Leal',
  'Oviedo Capera',
  'Ramírez Devia',
  'Montealegre Ruiz',
  'Varón Ospina',
  'Arciniegas Melo',
  'Perdomo Charry',
  'Galindo Rojas',
]

function person(index: number): { firstNames: string; lastNames: string; gender: 1 | 2 } {
  const woman = index % 2 === 0
  const names = woman ? WOMEN : MEN
  return {
    // remainders are below the lengths
    firstNames: names[Math.floor(index / 2) % names.length] as string,
    lastNames: SURNAMES[(index * 7 + Math.floor(index / 17)) % SURNAMES.length] as string,
    gender: woman ? 2 : 1,
  }
}

const slug = (role: string): string => role.toLowerCase().replaceAll('_', '-')
/** Roles with two holders each, so that drafter, reviewer and signer are different users (decision 14). */
const WITH_STEP: ReadonlySet<string> = new Set([...workflow.steps.values()].flatMap((step) => step.roles))
const ACTIVE = OFFICES.filter((office) => office.active).map((office) => office.code)

const COMPANIES: readonly (readonly [string, string])[] = [
  ['Asociación de Usuarios del Acueducto Veredal El Salitre', '809004512'],
  ['Piscícola Los Naranjos S.A.S.', '900518274'],
  ['Hacienda Caldas Viejo Ltda.', '890706133'],
]
const NEIGHBOURS_OF_THEIR_OWN = 9

/** Addresses of the other applicants, whose applications fill the officials' lists. */
export const NEIGHBOURS: readonly string[] = [
  ...Array.from({ length: NEIGHBOURS_OF_THEIR_OWN }, (_, index) => `vecino-${index + 1}@demo.test`),
  ...COMPANIES.map((_, index) => `vecina-empresa-${index + 1}@demo.test`),
]

/** Applicants and officials of the demonstration, in a stable order. */
export function demoCast(): CastMember[] {
  const cast: CastMember[] = []
  const add = (
    email: string,
    kind: CastMember['kind'],
    role: string,
    office: string | null,
    more: Partial<CastMember> = {},
  ): void => {
    const index = cast.length
    cast.push({
      email,
      kind,
      ...person(index),
      companyName: null,
      personType: 1,
      documentType: 1,
      documentNumber: String(28_500_100 + index * 137),
      phone: `573${String(10_000_000 + index * 7919).padStart(9, '0')}`,
      role,
      office,
      ...more,
    })
  }
  add('superadmin@demo.test', 'funcionario', 'SUPERADMIN', 'ibague')
  add('ciudadano@demo.test', 'ciudadano', 'USER_CIUDADANO', null, {
    firstNames: 'Marta Lucía',
    lastNames: 'Ávila Rondón',
    gender: 2,
    documentNumber: '28534107',
  })
  add('empresa@demo.test', 'empresa', 'USER_EMPRESA', null, {
    companyName: 'Agrícola El Combeima S.A.S.',
    personType: 2,
    documentType: 6,
    documentNumber: '900373913',
  })
  add('apoderado@demo.test', 'apoderado', 'USER_APODERADO', null)
  add('consulta@demo.test', 'consulta', 'USER_CONSULTA_EXPEDIENTE', null)
  for (const role of ROLES) {
    if (role.code === 'SUPERADMIN' || role.code.startsWith('USER_')) continue
    const name = slug(role.code)
    const offices = OFFICE_BOUND_ROLES.has(role.code) ? ACTIVE : ['ibague']
    for (const office of offices) {
      const where = office === 'ibague' ? '' : `-${office}`
      add(`${name}${where}@demo.test`, 'funcionario', role.code, office)
      if (WITH_STEP.has(role.code) || OFFICE_BOUND_ROLES.has(role.code))
        add(`${name}${where}-2@demo.test`, 'funcionario', role.code, office)
    }
  }
  // added last, so that the members before keep the names that tests and documents use
  for (const [index, email] of NEIGHBOURS.entries()) {
    const company = COMPANIES[index - NEIGHBOURS_OF_THEIR_OWN]
    if (company === undefined) add(email, 'ciudadano', 'USER_CIUDADANO', null)
    else
      add(email, 'empresa', 'USER_EMPRESA', null, {
        companyName: company[0],
        personType: 2,
        documentType: 6,
        documentNumber: company[1],
      })
  }
  // A second holder for every role that has only one, so that an absence blocks no step.
  const alone = ROLES.filter(({ code }) => cast.filter((one) => one.role === code).length === 1)
  for (const { code } of alone) {
    const first = cast.find((one) => one.role === code)
    if (first !== undefined)
      add(first.email.replace('@', '-2@'), first.kind, code, first.office, {
        personType: first.personType,
        documentType: first.documentType,
      })
  }
  return cast
}
