/** A frequent term with its norm, for help texts and for steps without a term of their own. */
export interface LegalTerm {
  readonly code: string
  readonly name: string
  readonly amount: number
  readonly unit: 'habiles' | 'calendario' | 'meses'
  readonly norm: string
}

export const LEGAL_TERMS: readonly LegalTerm[] = [
  { code: 'peticion.general', name: 'Petición general', amount: 15, unit: 'habiles', norm: 'CPACA art. 14' },
  {
    code: 'peticion.documentos',
    name: 'Petición de documentos o información',
    amount: 10,
    unit: 'habiles',
    norm: 'CPACA art. 14 num. 1',
  },
  {
    code: 'peticion.consulta',
    name: 'Consulta a la autoridad en materia a su cargo',
    amount: 30,
    unit: 'habiles',
    norm: 'CPACA art. 14 num. 2',
  },
  {
    code: 'datos.consulta',
    name: 'Consulta de datos personales',
    amount: 10,
    unit: 'habiles',
    norm: 'Ley 1581 de 2012 art. 14',
  },
  {
    code: 'datos.reclamo',
    name: 'Reclamo de datos personales',
    amount: 15,
    unit: 'habiles',
    norm: 'Ley 1581 de 2012 art. 15',
  },
  {
    code: 'datos.rastreo',
    name: 'Conservación de datos de rastreo web',
    amount: 12,
    unit: 'meses',
    norm: 'Política del portal',
  },
  { code: 'traslado', name: 'Traslado por competencia', amount: 5, unit: 'habiles', norm: 'CPACA art. 21' },
  {
    code: 'requerir',
    name: 'Requerir petición incompleta',
    amount: 10,
    unit: 'habiles',
    norm: 'CPACA art. 17',
  },
  { code: 'completar', name: 'Completar la petición', amount: 1, unit: 'meses', norm: 'CPACA art. 17' },
  {
    code: 'citacion.enviar',
    name: 'Enviar la citación de notificación',
    amount: 5,
    unit: 'habiles',
    norm: 'CPACA art. 68',
  },
  {
    code: 'citacion.comparecer',
    name: 'Comparecer a notificarse',
    amount: 5,
    unit: 'habiles',
    norm: 'CPACA art. 68',
  },
  {
    code: 'aviso.publicacion',
    name: 'Publicación del aviso',
    amount: 5,
    unit: 'habiles',
    norm: 'CPACA art. 69',
  },
  {
    code: 'recurso',
    name: 'Recursos de reposición y apelación',
    amount: 10,
    unit: 'habiles',
    norm: 'CPACA art. 76',
  },
  { code: 'queja', name: 'Recurso de queja', amount: 5, unit: 'habiles', norm: 'CPACA art. 74' },
  {
    code: 'recurso.silencio',
    name: 'Silencio administrativo en recursos',
    amount: 2,
    unit: 'meses',
    norm: 'CPACA art. 86',
  },
  {
    code: 'revocatoria',
    name: 'Decidir la revocatoria directa',
    amount: 2,
    unit: 'meses',
    norm: 'CPACA art. 95',
  },
  {
    code: 'sancion.descargos',
    name: 'Descargos',
    amount: 10,
    unit: 'habiles',
    norm: 'Ley 1333 de 2009 art. 25',
  },
  {
    code: 'sancion.pruebas',
    name: 'Práctica de pruebas',
    amount: 30,
    unit: 'habiles',
    norm: 'Ley 1333 de 2009 art. 26',
  },
  {
    code: 'sancion.alegatos',
    name: 'Alegatos',
    amount: 10,
    unit: 'habiles',
    norm: 'CPACA art. 48; Ley 2387 de 2024 art. 8',
  },
  {
    code: 'sancion.responsabilidad',
    name: 'Determinación de responsabilidad',
    amount: 80,
    unit: 'habiles',
    norm: 'Ley 1333 de 2009 art. 27',
  },
  {
    code: 'sancion.indagacion',
    name: 'Indagación preliminar',
    amount: 6,
    unit: 'meses',
    norm: 'Ley 1333 de 2009 art. 17',
  },
  {
    code: 'sancion.flagrancia',
    name: 'Legalizar la medida en flagrancia',
    amount: 3,
    unit: 'habiles',
    norm: 'Ley 1333 de 2009 art. 15',
  },
  {
    code: 'recibo',
    name: 'Plazo de pago de un recibo',
    amount: 30,
    unit: 'calendario',
    norm: 'Término interno propuesto',
  },
]

const BY_CODE = new Map(LEGAL_TERMS.map((term) => [term.code, term]))

/** @throws RangeError for an unknown code */
export function legalTerm(code: string): LegalTerm {
  const term = BY_CODE.get(code)
  if (term === undefined) throw new RangeError(`No hay un término ${code}.`)
  return term
}
