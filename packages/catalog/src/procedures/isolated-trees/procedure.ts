import { defineProcedure } from '../define-procedure.ts'
import {
  FOREST_FORM,
  IDENTITY,
  LAND_REGISTRY,
  LEGAL_EXISTENCE,
  LOCATION_PLAN,
  OWNER_CONSENT,
  POSSESSION,
  POWER_OF_ATTORNEY,
  PROJECT_COSTS,
  PROOF_OF_PAYMENT,
} from '../shared/documents.ts'
import { granted } from '../shared/instruments.ts'
import { FOREST_NORMS } from '../shared/legal-basis.ts'
import { isolatedTreesForm } from './form.ts'
import { GRANT } from './grant.ts'
import { TERMS } from './terms.ts'

/** Aprovechamiento de árboles aislados. */
export const isolatedTrees = defineProcedure({
  ttId: 12,
  name: 'Aprovechamiento de árboles aislados',
  items: [
    'tala o poda de árboles aislados',
    'traslado o reubicación de árboles',
    'árboles caídos o muertos por causas naturales',
    'árboles con problemas sanitarios',
    'árboles que representan riesgo',
    'árboles que interfieren con obras de infraestructura',
  ],
  image: 'arboles-aislados.png',
  subcategory: 2,
  summary:
    'Autoriza intervenir árboles que no forman parte de la cobertura de bosque natural. Si hay riesgo inminente, la solicitud se atiende con prioridad.',
  validity: 'La fijada en el acto, normalmente hasta seis (6) meses.',
  legalBasis: [
    ...FOREST_NORMS,
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.1.1.9.1 a 2.2.1.1.9.6 (Decreto 1532/2019)',
      subject: 'Árboles aislados, emergencia y centros urbanos',
    },
  ],
  terms: TERMS,
  documents: [
    FOREST_FORM,
    IDENTITY,
    LEGAL_EXISTENCE,
    POWER_OF_ATTORNEY,
    LAND_REGISTRY,
    POSSESSION,
    OWNER_CONSENT,
    LOCATION_PLAN,
    { kind: 57, accept: ['pdf', 'png', 'jpeg'] },
    {
      kind: 58,
      when: {
        condition: { '===': [{ var: 'clase_solicitud' }, 'riesgo'] },
        text: 'Si solicita atender un árbol en riesgo',
      },
      accept: ['pdf', 'png', 'jpeg'],
    },
    PROJECT_COSTS,
    PROOF_OF_PAYMENT,
  ],
  fee: {
    evaluation: 'tabla_unica_con_tope',
    followUp: 'unico_por_informe',
    levies: ['tafm'],
    exemptions: ['Emergencia comprobada: sin cobro previo (política interna)'],
  },
  workflow: {
    family: 'forestal',
    alternative: {
      family: 'arbol_riesgo',
      condition: {
        and: [
          {
            '===': [
              {
                var: 'clase_solicitud',
              },
              'riesgo',
            ],
          },
          {
            '===': [
              {
                var: 'emergencia',
              },
              true,
            ],
          },
        ],
      },
      conditionText: 'La solicitud es por árbol en riesgo y hay una emergencia.',
    },
  },
  form: { questions: isolatedTreesForm, source: 'FUN aprovechamiento forestal (árboles aislados)' },
  municipalityField: 'predios.0.municipio',
  visitByDefault: true,
  instrument: granted('o', 'permiso de aprovechamiento de árboles'),
  decision: GRANT,
  traits: ['arbolado'],
  toConfirm: [
    'Emergencia comprobada: sin cobro previo (política interna, verificar)',
    'Expedido por la oficina de registro de instrumentos públicos, con fecha no mayor a un (1) mes (verificar: algunas modalidades admiten tres meses).',
  ],
})
