import type { DocumentRow } from '@ventanilla/domain/definitions/procedure-schema'

/** The national form of a procedure, which the portal fills in; an applicant can also file it at the ministry's window. */
export function nationalForm(kind: number): DocumentRow {
  return {
    kind,
    accept: ['pdf'],
    generated: true,
    link: {
      text: 'Ventanilla Integral de Trámites Ambientales en Línea (VITAL)',
      url: 'https://vital.minambiente.gov.co',
    },
  }
}

/** Documents that several procedures request in the same way. */
export const LICENCE_FORM: DocumentRow = nationalForm(84)
export const LICENCE_MAPS: DocumentRow = { kind: 86, accept: ['pdf', 'png', 'jpeg'], maxMegabytes: 50 }
export const LICENCE_COSTS: DocumentRow = { kind: 87, accept: ['xlsx', 'pdf'] }
export const POWER_OF_ATTORNEY: DocumentRow = {
  kind: 3,
  when: { condition: { '===': [{ var: 'actua_apoderado' }, true] }, text: 'Si actúa mediante apoderado' },
  accept: ['pdf'],
}
export const PROOF_OF_PAYMENT: DocumentRow = { kind: 7, accept: ['pdf', 'png', 'jpeg'], atPayment: true }
export const IDENTITY: DocumentRow = { kind: 1, accept: ['pdf', 'png', 'jpeg'] }
export const LEGAL_EXISTENCE: DocumentRow = {
  kind: 2,
  when: {
    condition: { '===': [{ var: 'tipo_persona' }, '2'] },
    text: 'Si el solicitante es una persona jurídica',
  },
  accept: ['pdf'],
}
export const LICENCE_CHECK: DocumentRow = { kind: 90, accept: ['pdf', 'docx'] }
export const LAND_REGISTRY: DocumentRow = {
  kind: 4,
  when: {
    condition: { '===': [{ var: 'calidad_solicitante' }, 'propietario'] },
    text: 'Si el solicitante es propietario del predio',
  },
  accept: ['pdf'],
}
export const POSSESSION: DocumentRow = {
  kind: 5,
  when: {
    condition: {
      and: [
        { '!!': [{ var: 'calidad_solicitante' }] },
        { '!==': [{ var: 'calidad_solicitante' }, 'propietario'] },
      ],
    },
    text: 'Si el solicitante no es propietario del predio',
  },
  accept: ['pdf'],
}
export const OWNER_CONSENT: DocumentRow = {
  kind: 6,
  when: {
    condition: { in: [{ var: 'calidad_solicitante' }, ['tenedor', 'arrendatario', 'comodatario']] },
    text: 'Si el solicitante es tenedor, arrendatario o comodatario',
  },
  accept: ['pdf'],
}
export const LOCATION_PLAN: DocumentRow = { kind: 9, accept: ['pdf', 'png', 'jpeg'] }
export const PROJECT_COSTS: DocumentRow = { kind: 8, accept: ['xlsx', 'pdf'] }
export const PRIOR_CONSULTATION: DocumentRow = {
  kind: 12,
  when: {
    condition: { '===': [{ var: 'comunidades_etnicas' }, true] },
    text: 'Si el proyecto se traslapa con territorio de comunidades étnicas',
  },
  accept: ['pdf'],
}
export const WATER_PROGRAMME: DocumentRow = { kind: 83, accept: ['pdf', 'docx'] }
export const LAND_USE: DocumentRow = { kind: 10, accept: ['pdf'] }
export const FOREST_FORM: DocumentRow = {
  kind: 50,
  accept: ['pdf'],
  generated: true,
  link: {
    text: 'Ventanilla Integral de Trámites Ambientales en Línea (VITAL)',
    url: 'https://vital.minambiente.gov.co',
  },
}
export const FOREST_INVENTORY: DocumentRow = { kind: 52, accept: ['xlsx', 'pdf'] }
export const METHODOLOGY: DocumentRow = { kind: 62, accept: ['pdf', 'docx'] }
