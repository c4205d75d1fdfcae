import type { RESCHEDULED_BY } from '@ventanilla/domain/configuration/words'

/** Initial content of the small parameter lists; the administrator edits them. */
export interface NamedItem {
  readonly id: number
  readonly name: string
}

export interface RescheduleCause extends NamedItem {
  /** who is responsible for the failed visit */
  readonly dueTo: (typeof RESCHEDULED_BY)[number]
}

export const RETURN_CAUSES: readonly NamedItem[] = [
  {
    id: 1,
    name: 'Formulario incompleto o inconsistente',
  },
  {
    id: 2,
    name: 'Documento ilegible o vencido',
  },
  {
    id: 3,
    name: 'Poder o representación sin acreditar',
  },
  {
    id: 4,
    name: 'Coordenadas fuera de la jurisdicción',
  },
  {
    id: 5,
    name: 'Información técnica insuficiente',
  },
  {
    id: 6,
    name: 'Soporte de pago no corresponde',
  },
  {
    id: 7,
    name: 'Trámite equivocado',
  },
  {
    id: 8,
    name: 'Proyecto de acto con error de fondo',
  },
  {
    id: 9,
    name: 'Proyecto de acto con error de forma',
  },
]

export const REJECTION_CAUSES: readonly NamedItem[] = [
  {
    id: 1,
    name: 'No es competencia de la Corporación (se traslada)',
  },
  {
    id: 2,
    name: 'Solicitud duplicada',
  },
  {
    id: 3,
    name: 'Petición irrespetuosa, oscura o reiterada en los términos del CPACA art. 19',
  },
  {
    id: 4,
    name: 'Recurso extemporáneo',
  },
  {
    id: 5,
    name: 'Recurso sin requisitos del CPACA art. 77',
  },
  {
    id: 6,
    name: 'Solicitante sin legitimación',
  },
  {
    id: 7,
    name: 'Actividad prohibida en el área',
  },
  {
    id: 8,
    name: 'Actividad que no requiere permiso',
  },
]

export const RESCHEDULE_CAUSES: readonly RescheduleCause[] = [
  {
    id: 1,
    name: 'Condiciones climáticas u orden público',
    dueTo: 'fuerza_mayor',
  },
  {
    id: 2,
    name: 'Vía cerrada o sin acceso al predio',
    dueTo: 'fuerza_mayor',
  },
  {
    id: 3,
    name: 'Solicitante no asistió o no permitió el ingreso',
    dueTo: 'solicitante',
  },
  {
    id: 4,
    name: 'Solicitante pidió nueva fecha',
    dueTo: 'solicitante',
  },
  {
    id: 5,
    name: 'Profesional con incapacidad o permiso',
    dueTo: 'corporacion',
  },
  {
    id: 6,
    name: 'Falta de vehículo o equipo de medición',
    dueTo: 'corporacion',
  },
  {
    id: 7,
    name: 'Reasignación por carga de trabajo',
    dueTo: 'corporacion',
  },
]

export const COMMUNICATION_TYPES: readonly NamedItem[] = [
  {
    id: 1,
    name: 'Oficio',
  },
  {
    id: 2,
    name: 'Citación',
  },
  {
    id: 3,
    name: 'Comunicación de acto de trámite',
  },
  {
    id: 4,
    name: 'Traslado por competencia',
  },
  {
    id: 5,
    name: 'Respuesta a petición',
  },
  {
    id: 6,
    name: 'Solicitud de concepto a otra entidad',
  },
  {
    id: 7,
    name: 'Comunicación a tercero interviniente',
  },
  {
    id: 8,
    name: 'Comunicación a ente de control',
  },
  {
    id: 9,
    name: 'Memorando interno',
  },
  {
    id: 10,
    name: 'Devolución de documentos',
  },
]

export const CONTROL_BODIES: readonly NamedItem[] = [
  {
    id: 1,
    name: 'Procuraduría Judicial Ambiental y Agraria',
  },
  {
    id: 2,
    name: 'Contraloría General de la República',
  },
  {
    id: 3,
    name: 'Contraloría Departamental del Tolima',
  },
  {
    id: 4,
    name: 'Defensoría del Pueblo Regional Tolima',
  },
  {
    id: 5,
    name: 'Personería municipal',
  },
  {
    id: 6,
    name: 'Fiscalía General de la Nación',
  },
  {
    id: 7,
    name: 'Alcaldía municipal (copia de actos forestales)',
  },
]

/** Search-by options of the specification. */
export const SEARCH_BY: readonly NamedItem[] = [
  {
    id: 1,
    name: 'Número de solicitud',
  },
  {
    id: 2,
    name: 'Número de expediente físico',
  },
  {
    id: 3,
    name: 'Número interno del trámite',
  },
]
