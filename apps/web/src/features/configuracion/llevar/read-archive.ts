import type { configurationCarrying } from '@ventanilla/contract/configuration-carrying.contract'
import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import { CARRY_MOST } from '@ventanilla/domain/configuration/lengths'

export type Comparison = EndpointAnswer<(typeof configurationCarrying)['configuration.compare']>['body']
export type CarriedRow = Comparison['rows'][number]
export type Drafted = EndpointAnswer<(typeof configurationCarrying)['configuration.bring']>['body']

/** A file that was chosen, as it is sent: base64. */
export interface Archive {
  readonly name: string
  readonly archive: string
}

/** @throws Error with a Spanish sentence for a file that is never taken, which is not sent then */
export async function readArchive(file: File): Promise<Archive> {
  if (file.size === 0) throw new Error('El archivo está vacío.')
  if (file.size > CARRY_MOST.bytes)
    throw new Error(`El archivo pasa de ${CARRY_MOST.bytes / 1_048_576} MB, y no es una configuración.`)
  return { name: file.name, archive: await base64Of(file) }
}

/** `data:…;base64,` and the bytes. */
const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(new Error('No se pudo leer el archivo.'))
    reader.readAsDataURL(file)
  })

export const nameOfRow = ({ kind, key }: Pick<CarriedRow, 'kind' | 'key'>): string => `${kind}/${key}`

/** Brought unless the user takes them out; what may be another thing under the same key is chosen one by one. */
export const chosenAtFirst = (rows: readonly CarriedRow[]): ReadonlySet<string> =>
  new Set(rows.filter(({ brings, verdict }) => brings && verdict !== 'choca').map(nameOfRow))

/** What can be brought first, as the archive has it; then what cannot. */
export const inOrder = (rows: readonly CarriedRow[]): readonly CarriedRow[] =>
  rows.toSorted((a, b) => Number(b.brings) - Number(a.brings))

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** '2 no son iguales. 940 dicen lo mismo. 3 de este portal no vienen y quedan como están.' */
export function comparisonWords({ rows, same, left }: Comparison): string {
  return [
    rows.length === 0
      ? 'Nada que traer: el archivo y el portal dicen lo mismo.'
      : `${counted(rows.length, 'elemento no es igual', 'elementos no son iguales')}.`,
    ...(rows.length > 0 && same > 0 ? [`${counted(same, 'dice', 'dicen')} lo mismo.`] : []),
    ...(left > 0
      ? [
          `${counted(left, 'de este portal no viene y queda como está', 'de este portal no vienen y quedan como están')}.`,
        ]
      : []),
  ].join(' ')
}
