import type { SectionRef, SharedSection } from '@ventanilla/domain/forms/shared-sections'
import { applicantShort, applicantShortChecks } from './blocks/applicant-short.ts'
import { applicant, applicantChecks } from './blocks/applicant.ts'
import { costs } from './blocks/costs.ts'
import { declarationsShort } from './blocks/declarations-short.ts'
import { declarations } from './blocks/declarations.ts'
import { environmentalDemand } from './blocks/environmental-demand.ts'
import { forestManagement } from './blocks/forest-management.ts'
import { participation, participationChecks } from './blocks/participation.ts'
import { property, propertyChecks } from './blocks/property.ts'

const SECTIONS = [
  {
    key: 'solicitante',
    about: 'Quién pide, quién lo representa y dónde recibe correspondencia, en los formularios completos.',
    section: applicant,
    checks: applicantChecks,
  },
  {
    key: 'solicitante_breve',
    about: 'Quién pide, con lo que basta para identificarlo y escribirle, en los formularios breves.',
    section: applicantShort,
    checks: applicantShortChecks,
  },
  {
    key: 'predio',
    about: 'El proyecto, los predios en que está y las áreas con que se traslapa.',
    section: property,
    checks: propertyChecks,
  },
  {
    key: 'manejo',
    about: 'Medidas de manejo, compensación y destino de los productos, en los aprovechamientos forestales.',
    section: forestManagement,
    checks: [],
  },
  {
    key: 'demanda',
    about: 'Recursos naturales que usa un proyecto con licencia. Va después de su municipio principal.',
    section: environmentalDemand,
    checks: [],
  },
  {
    key: 'participacion',
    about: 'Comunidades, arqueología, reservas y vedas de un proyecto con licencia.',
    section: participation,
    checks: participationChecks,
  },
  {
    key: 'costos',
    about: 'Costos del proyecto, de los que sale el tope de la tarifa de evaluación.',
    section: costs,
    checks: [],
  },
  {
    key: 'declaraciones',
    about: 'Juramento, tratamiento de datos, costo del servicio y observaciones. Va al final.',
    section: declarations,
    checks: [],
  },
  {
    key: 'declaraciones_breves',
    about: 'Veracidad y tratamiento de datos, sin lo demás. Va al final.',
    section: declarationsShort,
    checks: [],
  },
] as const satisfies readonly SharedSection[]

export const ALL_SHARED_SECTIONS: readonly SharedSection[] = SECTIONS

/** The sections that several forms share, by the key by which they refer to them. */
export const SHARED_SECTIONS: ReadonlyMap<string, SharedSection> = new Map(
  ALL_SHARED_SECTIONS.map((one) => [one.key, one]),
)

/** A shared section, by reference; its checks come with it. */
export const shared = (key: (typeof SECTIONS)[number]['key']): SectionRef => ({ shared: key })
