import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import { isOrder, type ListOrders } from '@ventanilla/domain/kernel/list-order'
import { useEffect, useState } from 'react'
import { SelectField } from '../../ui/fields/select-field.tsx'
import type { Order } from './use-order.ts'

interface FilterOrderProps<O extends ListOrders> {
  readonly order: Order<O>
  readonly list: { readonly loaded: boolean; readonly outdated: boolean }
}

/** The field that chooses the order of a list; it announces once that the rows have arrived in it. */
export function FilterOrder<O extends ListOrders>({
  order: { orders, name, set },
  list,
}: FilterOrderProps<O>) {
  const [chosen, setChosen] = useState<string | null>(null)
  // stays while other filters change, so that it is not announced again
  const [arrived, setArrived] = useState<string | null>(null)
  const isThere = chosen === name && list.loaded && !list.outdated
  useEffect(() => {
    if (isThere) setArrived(name)
  }, [isThere, name])
  return (
    <div>
      <SelectField
        label="Ordenar"
        options={keysIn(orders).map((value) => ({ value, label: orders[value]?.label ?? value }))}
        value={name}
        onChange={(next) => {
          if (!isOrder(orders, next)) return
          setChosen(next)
          setArrived(null)
          set(next)
        }}
      />
      <span className="v-sr" role="status">
        {arrived === name && `La lista quedó en este orden: ${orders[name]?.label ?? name}.`}
      </span>
    </div>
  )
}
