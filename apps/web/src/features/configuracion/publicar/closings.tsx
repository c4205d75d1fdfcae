import { heldWords, isNothing } from '@ventanilla/domain/configuration/held-words'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { type Closing, closingName, takerOf, type Takers } from './accepting.ts'

/** What closes with a publication, what it holds, and who takes it over. */
export function Closings({
  closings,
  takers,
  onTaker,
}: {
  readonly closings: readonly Closing[]
  readonly takers: Takers
  /** null: the reader cannot publish, and chooses nobody */
  readonly onTaker: ((name: string, key: string) => void) | null
}) {
  return closings
    .filter(({ demanded }) => demanded)
    .map((one) => (
      <div key={closingName(one)} className="v-stack" data-gap="2">
        <Note tone="warn" title={`«${one.title}» cierra.`}>
          <p>
            {isNothing(one.held)
              ? 'Ahora no tiene nada, pero hasta ese día le puede llegar trabajo.'
              : `Ahora tiene ${heldWords(one.held)}.`}
          </p>
          <p>
            Sus trámites y tareas pasan a quien elija, y se avisa a los solicitantes. A los funcionarios les
            da otra sede quien administra las cuentas. Si se abre otra vez, lo que pasó no vuelve.
          </p>
        </Note>
        {onTaker !== null && one.takers.length === 0 && (
          <p className="v-error">No hay otra que siga abierta desde ese momento.</p>
        )}
        {onTaker !== null && one.takers.length > 0 && (
          <SelectField
            label={`Quién recibe lo de «${one.title}»`}
            empty="Elija"
            options={one.takers.map(({ key, title }) => ({ value: key, label: title }))}
            value={takerOf(one, takers)}
            required
            onChange={(key) => onTaker(closingName(one), key)}
          />
        )}
      </div>
    ))
}
