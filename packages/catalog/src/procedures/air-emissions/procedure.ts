import { defineProcedure } from '../define-procedure.ts'
import {
  IDENTITY,
  LAND_REGISTRY,
  LAND_USE,
  LEGAL_EXISTENCE,
  POSSESSION,
  POWER_OF_ATTORNEY,
  PROJECT_COSTS,
  PROOF_OF_PAYMENT,
  nationalForm,
} from '../shared/documents.ts'
import { granted } from '../shared/instruments.ts'
import { airEmissionsForm } from './form.ts'
import { GRANT } from './grant.ts'
import { TERMS } from './terms.ts'

/** Permiso de emisiones atmosféricas para fuentes fijas. */
export const airEmissions = defineProcedure({
  ttId: 13,
  name: 'Permiso de emisiones atmosféricas para fuentes fijas',
  items: [
    'hornos y calderas',
    'incineradores',
    'molienda y trituración',
    'canteras y patios de acopio',
    'quemas abiertas controladas en zona rural',
    'plantas de asfalto y de producción',
    'modificación o cesión del permiso',
    'renovación del permiso mediante el informe IE-1',
  ],
  presentation: 'lista',
  image: 'emisiones.png',
  subcategory: 4,
  summary:
    'Autoriza a una fuente fija descargar emisiones a la atmósfera cumpliendo los límites permisibles.',
  validity: 'Cinco (5) años; se renueva con el informe de estado de emisiones IE-1 (DUR 2.2.5.1.7.14).',
  legalBasis: [
    { norm: 'Decreto 1076 de 2015', article: '2.2.5.1.7.1 a 2.2.5.1.7.18', subject: 'Permiso de emisión' },
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.5.1.7.2 y Res. 619/1997',
      subject: 'Actividades que requieren permiso',
    },
    { norm: 'Resolución 909 de 2008', article: '—', subject: 'Límites de fuentes fijas' },
    { norm: 'Resolución 1541 de 2013', article: '—', subject: 'Olores ofensivos' },
  ],
  terms: TERMS,
  documents: [
    nationalForm(95),
    IDENTITY,
    LEGAL_EXISTENCE,
    POWER_OF_ATTORNEY,
    LAND_REGISTRY,
    POSSESSION,
    LAND_USE,
    { kind: 96, accept: ['pdf', 'docx'] },
    { kind: 97, accept: ['pdf'] },
    { kind: 98, accept: ['pdf', 'docx'] },
    { kind: 99, accept: ['pdf', 'docx'] },
    PROJECT_COSTS,
    PROOF_OF_PAYMENT,
  ],
  fee: {
    evaluation: 'tabla_unica_con_tope',
    followUp: 'anual_tabla_unica_con_tope',
    levies: [],
    exemptions: [],
  },
  workflow: {
    family: 'permiso_general',
  },
  form: { questions: airEmissionsForm, source: 'FUN permiso de emisiones y DUR 2.2.5.1.7.4' },
  municipalityField: 'predios.0.municipio',
  visitByDefault: true,
  instrument: granted('o', 'permiso de emisiones'),
  decision: GRANT,
  traits: ['mediciones'],
  toConfirm: [
    'Cinco (5) años; se renueva con el informe de estado de emisiones IE-1 (DUR 2.2.5.1.7.14, verificar).',
    'DUR 2.2.5.1.7.5 (verificar)',
    'Expedido por la oficina de registro de instrumentos públicos, con fecha no mayor a un (1) mes (verificar: algunas modalidades admiten tres meses).',
  ],
})
