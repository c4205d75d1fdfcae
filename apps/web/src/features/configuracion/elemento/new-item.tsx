import { configuration } from '@ventanilla/contract/generated/configuration'
import { createFields } from '@ventanilla/contract/generated/fields/configuration'
import { navigate } from '../../../client/address/navigation.ts'
import { showMessage } from '../../../client/messages.ts'
import { call } from '../../../client/network/http.ts'
import { FailedRead } from '../../../keeping/failed-read.tsx'
import { usePlainForm } from '../../../keeping/plain-form/use-plain-form.ts'
import { Form, Refused, Submit } from '../../../ui/fields/form.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import styles from '../configuracion.module.css'
import { type KindFacts, useAll, useRefresh } from '../item-data.ts'
import { type Content, withChoices } from '../puertas/door.ts'
import { doorOf, itemAddress, type OpenKind } from '../puertas/doors.ts'
import { Example } from './item-form.tsx'
import { LiveResults, useLive, withLive } from './live-results.tsx'
import { KindFields } from './kind-fields.tsx'

interface NewItemProps {
  readonly facts: KindFacts
  readonly kind: OpenKind
  /** the key that the address names; undefined: the portal gives it or people choose it */
  readonly itsKey?: string
  readonly title: string
}

/** A new item, begun as a draft: nothing comes into force. */
export function NewItem({ facts, kind, itsKey, title }: NewItemProps) {
  const door = doorOf(kind)
  const list = useAll(kind)
  if (list.error !== null && list.data === undefined)
    return (
      <FailedRead
        title={title}
        error={list.error}
        retry={() => void list.refetch()}
        missing="No existe o usted no lo ve"
      />
    )
  if (list.data === undefined) return <SkeletonRows rows={3} height={72} />
  // a new one comes last
  const places = list.data.flatMap(({ order }) => (order === null ? [] : [order]))
  const blank = door.begin ?? {}
  const begin = 'order' in blank ? { ...blank, order: Math.max(-1, ...places) + 1 } : blank
  return (
    <Begin facts={facts} kind={kind} title={title} begin={begin} {...(itsKey !== undefined && { itsKey })} />
  )
}

function Begin({ facts, kind, itsKey, title, begin }: NewItemProps & { readonly begin: Content }) {
  const door = withChoices(doorOf(kind), facts.choices)
  const live = useLive(door)
  const refresh = useRefresh()
  const asksKey = door.key !== undefined && itsKey === undefined
  const { field, form, values, write } = usePlainForm(
    { key: { ...createFields.key, required: asksKey }, content: { required: false } },
    { key: '', content: JSON.stringify(begin) },
    {
      send: async ({ key, content }, options) => {
        const given = {
          key: itsKey ?? (key.trim() === '' ? null : key.trim()),
          // written by this form
          content: JSON.parse(content) as Content,
        }
        const { body } = await call(configuration.create, { params: { kind }, body: given }, options)
        await refresh()
        return body
      },
      onDone: ({ key }) => {
        showMessage('Quedó como borrador', 'success')
        navigate(itemAddress(kind, key), { replace: true })
      },
      kept: `configuracion ${kind} nuevo ${itsKey ?? ''}`,
    },
  )
  // written by this form
  const content = JSON.parse(values.content) as Content
  return (
    <>
      <PageHeader
        title={title}
        {...('query' in door.item && { subtitle: <a href={door.list}>{door.title}</a> })}
      />
      <Form {...form} className={styles.panel ?? ''}>
        {asksKey && (
          <TextField
            {...field('key')}
            label={door.key?.label ?? ''}
            hint={door.key?.help ?? ''}
            autoComplete="off"
          />
        )}
        <KindFields
          fields={door.fields}
          content={content}
          problems={withLive(live, content, [])}
          prefix="content."
          onChange={(next) => write('content', JSON.stringify(next))}
        />
        <Example door={door} content={content} />
        <LiveResults live={live} content={content} />
        <p className="v-hint">Queda como borrador: nada entra en vigor hasta que se publique.</p>
        <Refused />
        <div className="v-row">
          <Submit sending="Guardando…">Guardar el borrador</Submit>
        </div>
      </Form>
    </>
  )
}
