import type { Instrument } from '@ventanilla/domain/cases/verdict'

const given =
  (participle: string) =>
  (gender: Instrument['gender'], noun: string): Instrument => ({ noun, gender, given: participle })

/** Instruments that procedures request, worded for the applicant: «su concesión fue otorgada». */
export const granted = given('otorgad')
export const approved = given('aprobad')
export const issued = given('expedid')
export const registered = given('inscrit')
export const received = given('recibid')
