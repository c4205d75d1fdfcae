import { MEASURES, RESOURCES } from '@ventanilla/domain/cases/words/sanction-words'
import { DOCUMENT_TYPE_OPTIONS } from '@ventanilla/domain/identity/documents'
import type { FieldDef, Logic } from '@ventanilla/domain/forms/definition'
import { choice, words } from './step-shapes.ts'

/** Fields of a sanctioning procedure; their keys are the variables of its acts. */

const known: { condition: Logic } = { condition: { '==': [{ var: 'infractor.conocido' }, true] } }

/** The presumed offender: can be unknown when a case is opened, must be identified to begin the procedure. */
export function offender(individualised: boolean): FieldDef[] {
  const more = individualised ? {} : known
  return [
    ...(individualised
      ? []
      : [
          {
            key: 'infractor.conocido',
            kind: 'yesNo',
            label: '¿Se sabe quién es el presunto infractor?',
            required: true,
          } as const,
        ]),
    words('infractor.nombre', 'Nombre o razón social del presunto infractor', true, 200, more),
    choice('infractor.tipo_documento', 'Tipo de documento', DOCUMENT_TYPE_OPTIONS, {
      ...more,
      required: individualised,
    }),
    words('infractor.documento', 'Número de documento', individualised, 20, {
      ...more,
      help: 'Sin puntos. El NIT, sin dígito de verificación.',
    }),
    words('infractor.direccion', 'Dirección para notificaciones', false, 200, more),
    { key: 'infractor.correo', kind: 'email', label: 'Correo', required: false, maxLength: 120, ...more },
  ]
}

/** The facts, their place and the affected resources. */
export const whatHappened: readonly FieldDef[] = [
  words('hechos.resumen', 'Hechos', true, 4000),
  {
    key: 'hechos.fecha',
    kind: 'date',
    label: 'Fecha de los hechos',
    required: true,
    help: 'Si la conducta continúa, el último día en que se comprobó. De ella depende la caducidad de veinte años.',
  },
  words('hechos.lugar', 'Lugar de los hechos', true, 200, { help: 'Municipio, vereda y predio.' }),
  { key: 'hechos.coordenada', kind: 'point', label: 'Coordenada', required: false },
  {
    key: 'hechos.recursos',
    kind: 'multi',
    label: 'Recursos afectados o en riesgo',
    required: true,
    options: RESOURCES,
  },
]

export const measure: readonly FieldDef[] = [
  choice('medida.tipo', 'Medida preventiva (Ley 1333 de 2009, art. 36)', MEASURES),
  words('medida.bien', 'Obra, actividad o bienes sobre los que recae', true, 1000),
  words('medida.motivo', 'Motivos y pruebas', true, 4000),
  words('medida.condiciones', 'Condiciones para levantarla', true, 2000, { help: 'Una por renglón.' }),
  words('medida.costos', 'Costos a cargo del infractor', false, 1000, {
    help: 'Transporte, almacenamiento, vigilancia (art. 34).',
  }),
  words('medida.custodia', 'Cadena de custodia', false, 1000, {
    help: 'Dónde quedan los bienes y quién los recibe.',
  }),
]
