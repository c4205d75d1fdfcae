import type { Instrument } from '@ventanilla/domain/cases/verdict'

const given =
  (participle: string) =>
  (gender: Instrument['gender'], noun: string): Instrument => ({ noun, gender, given: participle })
const granted = given('otorgad')
const approved = given('aprobad')
const issued = given('expedid')
const made = given('inscrit')

/** Instrument that each type of procedure requests, worded for the applicant: «su concesión fue otorgada». */
export const INSTRUMENTS: Readonly<Record<number, Instrument>> = {
  1: granted('a', 'licencia ambiental'),
  2: granted('o', 'permiso de exploración'),
  3: granted('a', 'concesión'),
  4: granted('a', 'concesión'),
  5: granted('o', 'permiso de vertimientos'),
  6: granted('o', 'permiso de ocupación de cauce'),
  7: granted('o', 'permiso de aprovechamiento forestal'),
  8: granted('o', 'permiso de aprovechamiento forestal'),
  9: approved('a', 'modificación de la licencia'),
  11: granted('o', 'permiso de aprovechamiento forestal'),
  12: granted('o', 'permiso de aprovechamiento de árboles'),
  13: granted('o', 'permiso de emisiones'),
  14: approved('o', 'plan de saneamiento'),
  15: approved('o', 'programa de uso eficiente del agua'),
  16: granted('o', 'permiso de recolección'),
  17: granted('o', 'permiso de estudio'),
  18: granted('o', 'permiso de zoocría o caza de fomento'),
  19: issued('a', 'certificación'),
  20: made('o', 'registro de generador'),
  21: made('o', 'registro único ambiental'),
  22: issued('o', 'salvoconducto'),
  23: approved('o', 'plan de contingencia'),
  24: made('o', 'libro de operaciones'),
  25: made('a', 'plantación'),
  26: given('recibid')('o', 'informe'),
  29: approved('a', 'solicitud sobre el permiso'),
}
