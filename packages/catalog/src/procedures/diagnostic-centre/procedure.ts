import { defineProcedure } from '../define-procedure.ts'
import { IDENTITY, LAND_USE, LEGAL_EXISTENCE, PROOF_OF_PAYMENT } from '../shared/documents.ts'
import { issued } from '../shared/instruments.ts'
import { diagnosticCentreForm } from './form.ts'
import { GRANT } from './grant.ts'
import { TERMS } from './terms.ts'

/** Certificación ambiental de centros de diagnóstico automotor (CDA). */
export const diagnosticCentre = defineProcedure({
  ttId: 19,
  name: 'Certificación ambiental de centros de diagnóstico automotor (CDA)',
  items: [
    'certificación de CDA para revisión de gases',
    'ampliación de líneas de inspección',
    'renovación',
    'cambio de sede',
  ],
  image: 'cda.png',
  subcategory: 4,
  summary: 'Certifica que el CDA cumple los requisitos ambientales de medición de emisiones vehiculares.',
  validity: 'Mientras cumpla, con auditorías periódicas.',
  legalBasis: [
    { norm: 'Resolución 653 de 2006', article: '—', subject: 'Procedimiento de certificación' },
    {
      norm: 'Resolución 910 de 2008 y modificaciones',
      article: '—',
      subject: 'Límites de emisión de fuentes móviles',
    },
    { norm: 'Resolución 3768 de 2013 (Mintransporte)', article: '—', subject: 'Condiciones de los CDA' },
  ],
  terms: TERMS,
  documents: [
    IDENTITY,
    LEGAL_EXISTENCE,
    { kind: 100, accept: ['pdf'] },
    { kind: 101, accept: ['xlsx', 'pdf'] },
    LAND_USE,
    { kind: 102, accept: ['pdf', 'docx'] },
    PROOF_OF_PAYMENT,
  ],
  fee: {
    evaluation: 'tabla_unica_con_tope',
    followUp: 'anual_tabla_unica_con_tope',
    levies: [],
    exemptions: [],
  },
  workflow: {
    family: 'registro_simple',
  },
  form: { questions: diagnosticCentreForm, source: 'Res. 653/2006' },
  municipalityField: 'municipio',
  visitByDefault: false,
  instrument: issued('a', 'certificación'),
  decision: GRANT,
  traits: ['mediciones', 'equipos'],
  toConfirm: ['Procedimiento de certificación (verificar vigencia)', 'Res. 653/2006 (verificar)'],
})
