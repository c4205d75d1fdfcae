import { configuration } from '@ventanilla/contract/generated/configuration'
import { createFields } from '@ventanilla/contract/generated/fields/configuration'
import { LONGEST } from '@ventanilla/domain/configuration/lengths'
import { copyOfProcedure } from '@ventanilla/domain/definitions/copy-of-procedure'
import { navigate, useQueryState } from '../../../client/address/navigation.ts'
import { showMessage } from '../../../client/messages.ts'
import { call } from '../../../client/network/http.ts'
import { FailedRead } from '../../../keeping/failed-read.tsx'
import { usePlainForm } from '../../../keeping/plain-form/use-plain-form.ts'
import { Form, Refused, Submit } from '../../../ui/fields/form.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import picture from '../../../ui/illustrations/vacio-resultados.svg'
import styles from '../configuracion.module.css'
import { type ItemRow, useAll, useRefresh } from '../item-data.ts'
import { itemAddress, type OpenKind } from '../puertas/doors.ts'
import { procedureIn } from './stored-procedure.ts'

/** A new procedure, begun as a draft with what another has. */
export function CopyProcedure({ kind, title }: { readonly kind: OpenKind; readonly title: string }) {
  const list = useAll(kind)
  if (list.error !== null && list.data === undefined)
    return <FailedRead title={title} error={list.error} retry={() => void list.refetch()} />
  if (list.data === undefined) return <SkeletonRows rows={3} height={72} />
  const rows = list.data.filter(({ state }) => state === 'vigente')
  const [first] = rows
  if (first === undefined) return <EmptyState title="No hay ningún trámite que copiar" picture={picture} />
  return <Copy kind={kind} title={title} rows={rows} first={first.key} all={list.data} />
}

interface CopyProps {
  readonly kind: OpenKind
  readonly title: string
  /** those that can be copied */
  readonly rows: readonly ItemRow[]
  readonly first: string
  readonly all: readonly ItemRow[]
}

function Copy({ kind, title, rows, first, all }: CopyProps) {
  const [query] = useQueryState()
  const refresh = useRefresh()
  const asked = query.get('de') ?? ''
  const { field, form, values, write } = usePlainForm(
    { de: { ...createFields.key, required: true }, nombre: { required: true, maxLength: LONGEST.name } },
    { de: rows.some(({ key }) => key === asked) ? asked : first, nombre: '' },
    {
      send: async ({ de, nombre }, options) => {
        const source = rows.find(({ key }) => key === de)
        const places = all.flatMap(({ order }) => (order === null ? [] : [order]))
        const copied = copyOfProcedure(procedureIn(source?.content['definition']), {
          name: nombre.trim(),
          formId: `propio-${crypto.randomUUID()}`,
        })
        const body = { key: null, content: { order: Math.max(-1, ...places) + 1, definition: copied } }
        const answer = await call(configuration.create, { params: { kind }, body }, options)
        await refresh()
        return answer.body
      },
      onDone: ({ key }) => {
        showMessage('Quedó como borrador', 'success')
        navigate(itemAddress(kind, key), { replace: true })
      },
      kept: 'configuracion copiar trámite',
    },
  )
  return (
    <>
      <PageHeader
        title={title}
        subtitle="Queda con los textos, documentos, términos, tarifa, formulario y flujo del trámite que elija."
      />
      <Form {...form} className={styles.panel ?? ''}>
        <SelectField
          label="Trámite que se copia"
          name="de"
          value={values.de}
          options={rows.map(({ key, title: name }) => ({ value: key, label: `${key}. ${name}` }))}
          onChange={(key) => write('de', key)}
        />
        <TextField
          {...field('nombre')}
          label="Nombre del trámite nuevo"
          hint="Distinto del de los demás. El número lo da el portal, desde 1000."
          autoComplete="off"
        />
        <p className="v-hint">
          Queda como borrador: no está en las listas ni se puede pedir hasta que se publique.
        </p>
        <Refused />
        <div className="v-row">
          <Submit sending="Copiando…">Copiar</Submit>
        </div>
      </Form>
    </>
  )
}
