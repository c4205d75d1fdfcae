import type { StageDef } from '@ventanilla/domain/definitions/procedure-schema'

/** Stages that several procedures have with the same term; each says which of its steps they bind. */
type Stage = Omit<StageDef, 'binds'>
export const CHECKED_OR_REQUESTED: Stage = {
  stage: 'Verificación de la documentación y requerimiento si está incompleta',
  kind: 'review',
  amount: 10,
  unit: 'habiles',
  norm: 'CPACA art. 17 (Ley 1755/2015 art. 1)',
  holder: 'autoridad',
  pausesTerm: false,
}
export const COMPLETED_OR_EXTENDED: Stage = {
  stage: 'Completar la petición incompleta',
  kind: 'completion',
  amount: 1,
  unit: 'meses',
  norm: 'CPACA art. 17',
  holder: 'solicitante',
  pausesTerm: true,
  note: 'Prorrogable por un término igual si se pide antes del vencimiento; si no se cumple: desistimiento tácito.',
}
export const VISIT_AND_CONCEPT: Stage = {
  stage: 'Visita y concepto técnico',
  kind: 'visit',
  amount: 30,
  unit: 'habiles',
  norm: 'Término interno propuesto',
  holder: 'autoridad',
  pausesTerm: false,
}
export const CONCEPT: Stage = {
  stage: 'Concepto técnico',
  kind: 'opinion',
  amount: 10,
  unit: 'habiles',
  norm: 'Término interno propuesto',
  holder: 'autoridad',
  pausesTerm: false,
}
export const CHECKED: Stage = {
  stage: 'Verificación de la documentación',
  kind: 'review',
  amount: 10,
  unit: 'habiles',
  norm: 'CPACA art. 17',
  holder: 'autoridad',
  pausesTerm: false,
}
export const COMPLETED: Stage = {
  stage: 'Completar la petición incompleta',
  kind: 'completion',
  amount: 1,
  unit: 'meses',
  norm: 'CPACA art. 17',
  holder: 'solicitante',
  pausesTerm: true,
}
export const FOREST_BEGUN: Stage = {
  stage: 'Auto de inicio y publicación',
  kind: 'opening',
  amount: 5,
  unit: 'habiles',
  norm: 'DUR 2.2.1.1.7.11 y Ley 99/1993 art. 70 (término interno)',
  holder: 'autoridad',
  pausesTerm: false,
}
export const FOREST_VISIT: Stage = {
  stage: 'Visita de evaluación',
  kind: 'visit',
  amount: 20,
  unit: 'habiles',
  norm: 'Término interno propuesto (DUR 2.2.1.1.7.6 no fija plazo)',
  holder: 'autoridad',
  pausesTerm: false,
}
export const FOREST_DECISION: Stage = {
  stage: 'Resolución',
  kind: 'decision',
  amount: 15,
  unit: 'habiles',
  norm: 'Término interno propuesto (la norma no fija plazo de decisión)',
  holder: 'autoridad',
  pausesTerm: false,
}
export const DECISION: Stage = {
  stage: 'Resolución',
  kind: 'decision',
  amount: 15,
  unit: 'habiles',
  norm: 'Término interno propuesto',
  holder: 'autoridad',
  pausesTerm: false,
}
