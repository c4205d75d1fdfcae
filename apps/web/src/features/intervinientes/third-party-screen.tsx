import { useQuery } from '@tanstack/react-query'
import { thirdParties } from '@ventanilla/contract/generated/thirdParties'
import { useParam } from '../../client/address/navigation.ts'
import { usePageTitle } from '../../client/address/page-title.ts'
import { call } from '../../client/network/http.ts'
import { queryClient } from '../../client/network/query.tsx'
import { FailedRead } from '../../keeping/failed-read.tsx'
import { FactList } from '../../ui/lists/fact-list.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { Capacities } from './capacities.tsx'
import { ContactForm } from './contact-form.tsx'
import { Corrections } from './corrections.tsx'
import styles from './intervinientes.module.css'

/** One third party: who they are, where they intervene, how they are reached, and what was corrected. */
export default function ThirdPartyScreen() {
  const id = useParam('id')
  const queryKey = [thirdParties.read.id, id]
  const read = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(thirdParties.read, { params: { id } }, { signal })).body,
  })
  usePageTitle(read.data?.name)
  if (read.isError)
    return (
      <FailedRead
        title="Interviniente"
        missing="Esta persona no interviene en un trámite que usted pueda ver"
        error={read.error}
        retry={() => void read.refetch()}
      />
    )
  const person = read.data
  if (person === undefined)
    return (
      <>
        <PageHeader title="Interviniente" />
        <SkeletonRows rows={6} />
      </>
    )
  const changed = (now: typeof person): void => {
    queryClient.setQueryData(queryKey, now)
    void queryClient.invalidateQueries({ queryKey: [thirdParties.list.id] })
  }
  const facts = [
    { label: 'Documento', value: person.document },
    ...(person.representative === null ? [] : [{ label: 'Representante', value: person.representative }]),
    {
      label: 'Cuenta en el portal',
      value: person.account ? 'Tiene cuenta propia' : 'No tiene cuenta: se le atiende en la ventanilla',
    },
    {
      label: 'Notificación electrónica',
      value: person.electronic ? 'La autorizó' : 'No la ha autorizado',
    },
  ]
  return (
    <>
      <PageHeader
        title={person.name}
        subtitle={person.kind === 'juridica' ? 'Persona jurídica' : 'Persona natural'}
      />
      <div className={styles.page}>
        <FactList facts={facts} />
        <Capacities person={person} onChanged={changed} />
        <ContactForm person={person} onChanged={changed} />
        <Corrections person={person} />
      </div>
    </>
  )
}
