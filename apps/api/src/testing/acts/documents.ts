import { actTemplates } from '@ventanilla/catalog/acts/index-of-acts'
import { sampleValues } from '@ventanilla/catalog/acts/sample-values.testdata'
import { fillVariables } from '@ventanilla/domain/acts/document'
import { instantiate } from '@ventanilla/domain/acts/instantiate'
import type { ActValues } from '@ventanilla/domain/acts/template'
import type {
  ActJob,
  FileIndexJob,
  FilingReceiptJob,
  NationalFormJob,
  PaymentReceiptJob,
  PdfAuthority,
  ReportJob,
} from '../../adapters/pdf/port.ts'

export const authority: PdfAuthority = {
  name: 'Corporación Ambiental del Combeima (demostración)',
  shortName: 'CorpoCombeima',
  nit: '900.000.000-5',
  address: 'Carrera 0 n.º 0-00 (dirección de ejemplo)',
  city: 'Ibagué, Tolima',
  phone: '(608) 000 0000',
  email: 'atencion@demo.test',
  color: '#286344',
}

export const verification = {
  code: 'K7QM-4TXP-92HB',
  url: 'https://tramites.example/verificar/K7QM-4TXP-92HB',
}
const base = { authority, producedAt: '2026-05-27T20:15:00.000Z', verification }
const HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'

/** A signed act of the sample case, ready to render. */
export function actJob(id: string, number = 'RES-0143-2026', values: ActValues = {}): ActJob {
  const template = actTemplates.get(id)
  if (template === undefined) throw new Error(`No template ${id}`)
  const doc = fillVariables(instantiate(template, { ...sampleValues, ...values }), {
    'acto.numero': number,
    'acto.fecha': '2026-05-27',
  })
  return {
    ...base,
    kind: 'act',
    title: `${template.name} ${number}`,
    doc,
    number,
    date: '2026-05-27',
    signature: {
      name: 'Hernando Ospina Barragán',
      position: 'Subdirector jurídico',
      at: '2026-05-27T20:14:00.000Z',
    },
  }
}

const filingReceipt: FilingReceiptJob = {
  ...base,
  kind: 'filingReceipt',
  number: '2026E0001234',
  filedAt: '2026-03-02T14:05:00.000Z',
  businessDate: '2026-03-02',
  procedure: 'Concesión de aguas superficiales',
  applicant: { name: 'María Antonia Ñungo de Peña', document: 'CC 28.945.123' },
  office: 'Sede central Ibagué',
  documents: [
    { name: 'Documento de identidad del solicitante', pages: 2, sha256: HASH },
    { name: 'Certificado de tradición y libertad', pages: 6, sha256: HASH },
    { name: 'Plano de localización (imagen)', pages: null, sha256: HASH },
  ],
  nextSteps: [
    'Revisaremos sus documentos en los diez días hábiles siguientes.',
    'Si falta algo, le avisaremos por correo y tendrá un mes para completarlo.',
    'Cuando esté completa, recibirá el recibo de pago de la evaluación.',
  ],
}

export const nationalForm: NationalFormJob = {
  ...base,
  kind: 'nationalForm',
  title: 'Formulario único nacional de solicitud de concesión de aguas superficiales',
  norm: 'Decreto 1076 de 2015, artículo 2.2.3.2.9.1',
  filing: { number: '2026E0001234', filedAt: '2026-03-02T14:05:00.000Z' },
  sections: [
    {
      title: 'Datos del solicitante',
      fields: [
        { label: 'Tipo de persona', value: 'Natural' },
        { label: 'Nombres y apellidos', value: 'María Antonia Ñungo de Peña' },
        { label: 'Documento', value: 'Cédula de ciudadanía 28.945.123' },
        { label: 'Tarjeta profesional', value: '' },
      ],
    },
    {
      title: 'Destino y demanda del agua',
      fields: [
        { label: 'Caudal total solicitado', value: '1,50 l/s' },
        {
          label: 'Uso pecuario',
          value: { columns: ['Especie', 'Número', 'Caudal (l/s)'], rows: [['Bovinos', '12', '0,0083']] },
        },
        { label: 'Uso acuícola', value: { columns: ['Especie', 'Estanques'], rows: [] } },
        { label: 'Meses de captación al año', value: '12' },
      ],
    },
  ],
  declarations: ['Declaro bajo la gravedad de juramento que la información es verdadera.'],
  signedBy: {
    name: 'María Antonia Ñungo de Peña',
    document: 'CC 28.945.123',
    at: '2026-03-02T14:05:00.000Z',
  },
}

export const paymentReceipt: PaymentReceiptJob = {
  ...base,
  kind: 'paymentReceipt',
  number: 'RP-0000198-2026',
  agreement: '0415 Servicios ambientales (demostración)',
  reference: '000012345678',
  concept: 'Servicio de evaluación ambiental',
  payer: { name: 'María Antonia Ñungo de Peña', document: 'CC 28.945.123' },
  caseNumber: '2026E0001234',
  pesos: 660_171,
  words: 'SEISCIENTOS SESENTA MIL CIENTO SETENTA Y UN PESOS MONEDA CORRIENTE',
  dueOn: '2026-04-15',
  code: '(415)7709998000018(8020)000012345678(3900)660171(96)20260415',
  payAt: ['cualquier oficina del banco del convenio', 'sus corresponsales'],
}

const fileIndex: FileIndexJob = {
  ...base,
  kind: 'fileIndex',
  number: 'EXP-03-00042-2026',
  series: 'Permisos ambientales / Concesiones',
  procedure: 'Concesión de aguas superficiales',
  holder: 'María Antonia Ñungo de Peña',
  openedOn: '2026-03-20',
  closedOn: null,
  entries: Array.from({ length: 30 }, (_, i) => ({
    order: i + 1,
    name: i === 0 ? 'Formulario único nacional' : `Documento ${i + 1} del expediente`,
    kind: i % 3 === 0 ? 'Solicitud' : 'Soporte',
    createdOn: '2026-03-02',
    addedOn: '2026-03-20',
    fromPage: i * 3 + 1,
    toPage: i * 3 + 1 + (i % 3),
    format: 'PDF/A',
    bytes: 48_134 * (i + 1),
    sha256: HASH,
    origin: i % 4 === 0 ? 'papel' : 'electrónico',
  })),
}

/** Has no code: figures are asked for again, not verified. */
export const report: ReportJob = {
  authority,
  producedAt: base.producedAt,
  kind: 'report',
  title: 'Recaudo por concepto',
  at: '2026-05-27T20:10:00.000Z',
  question: [
    { label: 'De qué', value: 'Cobros y pagos' },
    { label: 'Qué se calcula', value: 'Suma, de pesos' },
  ],
  whole: { label: 'Suma, de 60 filas', value: '$\u00a012.345.678' },
  columns: [
    { title: 'Concepto', figure: false },
    { title: 'Movimiento', figure: false },
    { title: 'Suma', figure: true },
    { title: 'Filas', figure: true },
  ],
  rows: Array.from({ length: 60 }, (_, i) => [
    `Concepto ${i + 1} #panic("x")`,
    'Liquidado',
    `$\u00a0${1_000 * (i + 1)}`,
    '1',
  ]),
  notes: ['No falta ningún número en las series.'],
}

export const otherDocuments = [filingReceipt, nationalForm, paymentReceipt, fileIndex] as const
