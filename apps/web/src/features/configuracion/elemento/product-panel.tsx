import { useMutation } from '@tanstack/react-query'
import { configuration } from '@ventanilla/contract/generated/configuration'
import type { ProductChoice } from '@ventanilla/domain/configuration/words'
import { showMessage } from '../../../client/messages.ts'
import { call, failureText } from '../../../client/network/http.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Note } from '../../../ui/states/note.tsx'
import styles from '../configuracion.module.css'
import { changeLines } from '../change-words.ts'
import { valueWords } from '../field-values.ts'
import { type Item, type ItemName, useRefresh } from '../item-data.ts'
import type { Door } from '../puertas/door.ts'

interface ProductPanelProps {
  readonly name: ItemName
  readonly item: Item
  readonly door: Door
}

const CHOICES: readonly { readonly choice: ProductChoice; readonly label: string; readonly done: string }[] =
  [
    { choice: 'adoptar', label: 'Adoptar', done: 'El borrador tiene la versión del producto' },
    { choice: 'combinar', label: 'Combinar', done: 'El borrador junta las dos versiones' },
    { choice: 'dejar', label: 'Dejar la nuestra', done: 'Se queda la de la autoridad' },
  ]

/** The product's new version beside ours and the one from which ours was made. */
export function ProductPanel({ name, item, door }: ProductPanelProps) {
  const refresh = useRefresh()
  const { product } = item
  const take = useMutation({
    mutationFn: async ({ choice }: (typeof CHOICES)[number]) => {
      const body = { choice, revision: item.revision }
      const answer = await call(configuration.takeProduct, { params: name, body })
      await refresh()
      return answer.body
    },
    onSuccess: ({ conflicts }, { done }) => {
      const left =
        conflicts.length === 0
          ? ''
          : `. En ${conflicts.length} lugar${conflicts.length === 1 ? '' : 'es'} que los dos cambiaron quedó lo de la autoridad`
      showMessage(`${done}${left}`, 'success')
    },
  })
  if (!product.news) return null
  const both = new Set(product.conflicts.map(({ path }) => path[0]))
  const names = Object.entries(door.fields).filter(([key]) =>
    [...product.theirs, ...product.ours].some(({ path }) => path[0] === key),
  )
  return (
    <section className={styles.panel} aria-labelledby="producto">
      <h2 id="producto">El producto trae una versión nueva</h2>
      {product.gone && <p>El producto ya no lo trae.</p>}
      {names.length > 0 && (
        <div className={styles.three} tabIndex={0} role="group" aria-labelledby="producto">
          <table className={styles.table}>
            <caption className="v-sr">Lo que traía el producto, lo que trae ahora y lo nuestro</caption>
            <thead>
              <tr>
                <th scope="col">Dato</th>
                <th scope="col">Traía</th>
                <th scope="col">Trae ahora</th>
                <th scope="col">Lo nuestro</th>
              </tr>
            </thead>
            <tbody>
              {names.map(([key, field]) => (
                <tr key={key}>
                  <th scope="row">
                    {field.label}
                    {both.has(key) && ' (los dos lo cambiaron)'}
                  </th>
                  <td data-label="Traía">{valueWords(field, product.before?.[key])}</td>
                  <td data-label="Trae ahora">{valueWords(field, product.now?.[key])}</td>
                  <td data-label="Lo nuestro">{valueWords(field, item.inForce?.content[key])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {names.length === 0 && changeLines(door.fields, product.theirs).length === 0 && !product.gone && (
        <p>Dice lo mismo que la nuestra.</p>
      )}
      {take.isError && (
        <Note tone="bad" role="alert">
          {failureText(take.error)}
        </Note>
      )}
      {item.kind.canEdit && (
        <div className="v-row">
          {CHOICES.map((one) => (
            <ActionButton
              key={one.choice}
              busy={take.isPending && take.variables.choice === one.choice}
              disabled={take.isPending || (product.gone && one.choice === 'combinar')}
              onPress={() => take.mutate(one)}
            >
              {one.label}
            </ActionButton>
          ))}
        </div>
      )}
    </section>
  )
}
