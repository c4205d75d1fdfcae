import type { ProcedureDecision } from '@ventanilla/domain/definitions/procedure-schema'
import { options, words, line, count, flow } from '../shared/grant-fields.ts'
import { LAW } from './law.ts'

/** What the resolución grants, on which studies and with which law. */
export const GRANT: ProcedureDecision = {
  by: 'resolution',
  verb: 'otorgar',
  terms: [
    {
      name: 'tipo_vertimiento',
      field: {
        kind: 'choice',
        label: 'Clase de agua residual',
        required: true,
        options: options(['domestica', 'Doméstica'], ['no_domestica', 'No doméstica'], ['mixta', 'Mixta']),
      },
      concept: 'Clase de agua residual',
    },
    {
      name: 'caudal_vertimiento',
      compared: { noun: 'Caudal de descarga', asked: 'caudal_total' },
      field: flow('Caudal de descarga'),
      concept: 'Caudal de descarga evaluado',
    },
    {
      name: 'receptor',
      field: line('Cuerpo de agua o suelo receptor'),
      concept: 'Cuerpo de agua o suelo receptor',
    },
    {
      name: 'frecuencia_descarga',
      field: line('Frecuencia y tiempo de descarga', 'Horas al día y días al mes; continua o intermitente.'),
      concept: 'Frecuencia y tiempo de descarga',
    },
    {
      name: 'tratamiento',
      field: words('Sistema de tratamiento que se aprueba'),
      concept: 'Sistema de tratamiento evaluado',
    },
    {
      name: 'norma_vertimiento',
      field: words('Norma de vertimiento y caracterizaciones', 'Parámetros, límites y periodicidad.'),
      concept: 'Norma de vertimiento aplicable',
    },
    {
      name: 'plazo_vertimiento',
      validity: true,
      compared: { noun: 'Vigencia' },
      concept: 'Vigencia recomendada',
      field: { ...count('Vigencia', 'años', 1, 10), help: 'No mayor de diez años.' },
    },
  ],
  studies: [
    {
      name: 'calidad',
      label: 'Objetivos de calidad del receptor y límites máximos del vertimiento',
      source: 'DUR 2.2.3.3.5.5',
      affirms:
        'La descarga evaluada cumple los objetivos de calidad del receptor y los límites máximos aplicables',
    },
  ],
  law: LAW,
}
