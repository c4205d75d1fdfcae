import { useEffect } from 'react'
import { fillPath } from '../../../client/address/links.ts'
import { navigate, useParam, useQueryState } from '../../../client/address/navigation.ts'
import { ItemScreen } from '../elemento/item-screen.tsx'

/** The workshop of a procedure, opened at its terms. */
export default function EditTermsScreen() {
  const id = useParam('id')
  const [query] = useQueryState()
  const opened = query.get('parte') !== null
  useEffect(() => {
    if (!opened) navigate(fillPath('/edit-tiempo/:id', { id }, { parte: 'terminos' }), { replace: true })
  }, [opened, id])
  return opened ? <ItemScreen name={{ kind: 'tramite', key: id }} /> : null
}
