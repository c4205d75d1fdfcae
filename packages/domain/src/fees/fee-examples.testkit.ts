import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Worked examples, exact to the peso, read only from spec/domain/fees.json. */
export interface FeeExample {
  readonly id: string
  readonly metodo: string
  readonly titulo: string
  readonly entrada: Readonly<Record<string, unknown>>
  readonly salida: Readonly<Record<string, unknown>>
}

const path = fileURLToPath(new URL('../../../../spec/domain/fees.json', import.meta.url))

export const FEE_EXAMPLES = (JSON.parse(readFileSync(path, 'utf8')) as { readonly ejemplos: FeeExample[] })
  .ejemplos
