import type { ProcedureDecision } from '@ventanilla/domain/definitions/procedure-schema'
import { words, line, count, rows } from '../shared/grant-fields.ts'
import { LAW } from './law.ts'

/** What the resolución grants, on which studies and with which law. */
export const GRANT: ProcedureDecision = {
  by: 'resolution',
  verb: 'otorgar',
  terms: [
    {
      name: 'fuentes',
      field: rows('Fuentes fijas y límites', [
        { key: 'fuente', kind: 'text', label: 'Fuente', required: true, maxLength: 100 },
        { key: 'contaminante', kind: 'text', label: 'Contaminante', required: true, maxLength: 60 },
        {
          key: 'limite',
          kind: 'decimal',
          label: 'Límite',
          required: true,
          unit: 'mg/m³',
          min: 0,
          decimals: 2,
        },
      ]),
      concept: 'Fuentes fijas y límites aplicables',
    },
    { name: 'combustible', field: line('Combustible autorizado'), concept: 'Combustible evaluado' },
    {
      name: 'controles',
      field: words(
        'Sistemas de control y monitoreo',
        'Equipos, altura de chimenea y frecuencia de medición.',
      ),
      concept: 'Sistemas de control y monitoreo',
    },
    {
      name: 'plazo_emisiones',
      validity: true,
      compared: { noun: 'Vigencia', asked: 'termino_solicitado' },
      concept: 'Vigencia recomendada',
      field: {
        ...count('Vigencia', 'años', 1, 5),
        help: 'Hasta cinco años; se renueva con el informe IE-1.',
      },
    },
  ],
  studies: [],
  law: LAW,
}
