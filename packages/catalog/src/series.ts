import { formatNumber, type NumberingSeries } from '@ventanilla/domain/acts/numbering'

/** Initial numbering series of the authority; the administrator maintains them in /numeracion. */
export const SERIES: readonly NumberingSeries[] = [
  {
    code: 'AUTO',
    name: 'Autos ambientales',
    prefix: 'A',
    format: 'AUTO-{consecutivo:04d}-{anio}',
    restart: 'anual',
  },
  {
    code: 'AUTO_SAN',
    name: 'Autos sancionatorios',
    prefix: 'AS',
    format: 'AS-{consecutivo:04d}-{anio}',
    restart: 'anual',
  },
  {
    code: 'RESOLUCION',
    name: 'Resoluciones',
    prefix: 'R',
    format: 'RES-{consecutivo:04d}-{anio}',
    restart: 'anual',
  },
  {
    code: 'RESOLUCION_SAN',
    name: 'Resoluciones sancionatorias',
    prefix: 'RS',
    format: 'RS-{consecutivo:04d}-{anio}',
    restart: 'anual',
  },
  {
    code: 'OFICIO',
    name: 'Oficios y comunicaciones',
    prefix: 'OF',
    format: 'OF-{consecutivo:06d}-{anio}',
    restart: 'anual',
  },
  {
    code: 'ACTA',
    name: 'Actas',
    prefix: 'ACT',
    format: 'ACT-{consecutivo:05d}-{anio}',
    restart: 'anual',
  },
  {
    code: 'AVISO',
    name: 'Avisos',
    prefix: 'AV',
    format: 'AV-{consecutivo:05d}-{anio}',
    restart: 'anual',
  },
  {
    code: 'CONSTANCIA',
    name: 'Constancias',
    prefix: 'CON',
    format: 'CON-{consecutivo:05d}-{anio}',
    restart: 'anual',
  },
  {
    code: 'CONCEPTO',
    name: 'Conceptos e informes técnicos',
    prefix: 'CT',
    format: 'CT-{consecutivo:05d}-{anio}',
    restart: 'anual',
  },
  {
    code: 'CERTIFICADO',
    name: 'Certificados y registros',
    prefix: 'CER',
    format: 'CER-{consecutivo:06d}-{anio}',
    restart: 'anual',
  },
  {
    code: 'LIQUIDACION',
    name: 'Liquidaciones',
    prefix: 'LQ',
    format: 'LQ-{consecutivo:06d}-{anio}',
    restart: 'anual',
  },
  {
    code: 'RECIBO',
    name: 'Recibos de pago',
    prefix: 'RP',
    format: 'RP-{consecutivo:07d}-{anio}',
    restart: 'anual',
  },
  {
    code: 'RADICADO',
    name: 'Radicados de entrada',
    prefix: 'E',
    format: '{anio}E{consecutivo:07d}',
    restart: 'anual',
  },
  {
    code: 'EXPEDIENTE',
    name: 'Expedientes por trámite',
    prefix: 'EXP',
    format: 'EXP-{tt_id:02d}-{consecutivo:05d}-{anio}',
    restart: 'por_tipo',
  },
  {
    code: 'SIN_SERIE',
    name: 'Sin numeración',
    prefix: '-',
    format: '-',
    restart: 'ninguno',
  },
]

const BY_CODE = new Map(SERIES.map((series) => [series.code, series]))

/** @throws RangeError for an unknown code */
export function seriesByCode(code: string): NumberingSeries {
  const series = BY_CODE.get(code)
  if (series === undefined) throw new RangeError(`No hay una serie de numeración ${code}.`)
  return series
}

/** An example number of a series, for the help of a field that asks for one. */
export const exampleNumber = (code: string): string =>
  formatNumber(seriesByCode(code), { n: 143, year: 2026, ttId: 3 })
