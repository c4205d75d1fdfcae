import { defineProcedure } from '../define-procedure.ts'
import { IDENTITY } from '../shared/documents.ts'
import { received } from '../shared/instruments.ts'
import { complianceReportForm } from './form.ts'
import { GRANT } from './grant.ts'
import { TERMS } from './terms.ts'

/** Informes y reportes de cumplimiento ambiental. */
export const complianceReport = defineProcedure({
  ttId: 26,
  name: 'Informes y reportes de cumplimiento ambiental',
  items: [
    'informes de cumplimiento ambiental (ICA)',
    'autodeclaración de consumos de agua',
    'autodeclaración de vertimientos',
    'informes de monitoreo',
    'informes anuales de instrumentos aprobados',
  ],
  image: 'informes.png',
  subcategory: 7,
  summary:
    'Entrega de informes periódicos de los permisos otorgados, base del seguimiento y de la facturación de tasas.',
  validity: 'Por período.',
  legalBasis: [
    {
      norm: 'Resolución 1552 de 2005 (manual de seguimiento)',
      article: '—',
      subject: 'Estructura de los ICA',
    },
    { norm: 'Decreto 1076 de 2015', article: '2.2.9.6.1.1 y ss.', subject: 'Reporte de consumos' },
    {
      norm: 'Decreto 1553 de 2024 (DUR 2.2.9.7.x)',
      article: '—',
      subject: 'Autodeclaración de vertimientos',
    },
  ],
  terms: TERMS,
  documents: [
    { kind: 106, accept: ['pdf', 'docx'] },
    { kind: 107, need: 'opcional', accept: ['xlsx', 'pdf'] },
    IDENTITY,
  ],
  fee: {
    evaluation: 'no_genera',
    followUp: 'no_genera',
    levies: [],
    exemptions: [],
  },
  workflow: {
    family: 'registro_simple',
  },
  form: { questions: complianceReportForm, source: 'Actos de cada permiso' },
  municipalityField: null,
  visitByDefault: false,
  instrument: received('o', 'informe'),
  decision: GRANT,
  traits: ['sin_visita'],
  toConfirm: ['Resolución 1552 de 2005 (manual de seguimiento; verificar vigencia)'],
})
