import { formatInstant, formatMoney, formatNumber } from '../../../ui/formats.tsx'
import type { Line, Sum, Trial } from './trial-data.ts'

/** '+ $ 1.000', '− $ 500', 'lo mismo'. */
export const difference = (before: number, after: number): string =>
  after === before ? 'lo mismo' : `${after > before ? '+' : '−'} ${formatMoney(Math.abs(after - before))}`

/** «Probado por Ana Pérez el …», or how it ended otherwise. */
export function trialHead({ state, by, at, endedAt, done }: Trial): string {
  const when = formatInstant(endedAt ?? at)
  switch (state) {
    case 'probando':
      return `${by.name} la empezó el ${formatInstant(at)}.`
    case 'hecha':
      return `Probado por ${by.name} el ${when}.`
    case 'detenida':
      return `La prueba de ${by.name} se detuvo el ${when}, después de ${formatNumber(done)}. Lo que sigue es solo lo que alcanzó a juzgar.`
    case 'superada':
      return `El borrador, o lo que está en vigor, cambió mientras se probaba: la prueba de ${by.name} no terminó.`
    case 'fallida':
      return `El portal no pudo terminar la prueba de ${by.name}. Pruebe de nuevo; si vuelve a pasar, avise a quien administra el portal.`
  }
}

/** «Probando: 120 de 500.» */
export const progressWords = ({ done, total }: Pick<Trial, 'done' | 'total'>): string =>
  total === null
    ? 'Contando lo que hay que probar…'
    : `Probando: ${formatNumber(done)} de ${formatNumber(total)}.`

/** What came of a part, before its numbers. */
export function sumWords({ tried, lines, money }: Sum, nothing: string): readonly string[] {
  if (tried === 0) return [nothing]
  return [
    ...(lines.length === 0
      ? [
          tried === 1
            ? 'Se juzgó 1, y no cambia.'
            : `Se juzgaron ${formatNumber(tried)}, y no cambia ninguno.`,
        ]
      : [tried === 1 ? 'Se juzgó 1:' : `Se juzgaron ${formatNumber(tried)}:`]),
    ...(money === null
      ? []
      : [
          `Sumaban ${formatMoney(money.before)} y sumarían ${formatMoney(money.after)} (${difference(money.before, money.after)}).`,
        ]),
  ]
}

/** «12 liquidaciones que cambian». */
export const lineWords = ({ count, one, many }: Line): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`
