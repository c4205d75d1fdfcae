import { configuration } from '@ventanilla/contract/generated/configuration'
import { createFields } from '@ventanilla/contract/generated/fields/configuration'
import { LONGEST } from '@ventanilla/domain/configuration/lengths'
import { STAGE_KINDS } from '@ventanilla/domain/procedures/stage-kinds'
import { TERM_UNITS } from '@ventanilla/domain/terms/term'
import { fillPath } from '../../../client/address/links.ts'
import { navigate, useQueryState } from '../../../client/address/navigation.ts'
import { showMessage } from '../../../client/messages.ts'
import { call } from '../../../client/network/http.ts'
import { FailedRead } from '../../../keeping/failed-read.tsx'
import { NotYours } from '../../../keeping/not-yours.tsx'
import { usePlainForm } from '../../../keeping/plain-form/use-plain-form.ts'
import { Form, Refused, Submit } from '../../../ui/fields/form.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import styles from '../configuracion.module.css'
import { type ItemRow, type KindFacts, readItem, useAll, useKinds, useRefresh } from '../item-data.ts'
import { freeSteps } from './bound-steps.tsx'
import { wholeOr } from './part-fields.tsx'
import { procedureIn } from './stored-procedure.ts'
import { BINDS_WORDS, HOLDERS, type Stage, wordOf } from './term-words.ts'

const TITLE = 'Nuevo término'

/** A term that a procedure does not have yet, begun in its draft: nothing comes into force. */
export default function NewTermScreen() {
  const list = useAll('tramite')
  const kinds = useKinds()
  const facts = kinds.data?.find((one) => one.kind === 'tramite')
  if (list.error !== null && list.data === undefined)
    return <FailedRead title={TITLE} error={list.error} retry={() => void list.refetch()} />
  if (kinds.data !== undefined && facts?.canEdit !== true)
    return (
      <NotYours title={TITLE}>
        Aquí se agrega un plazo a un trámite. Lo hace la oficina jurídica y quien administra el portal.
      </NotYours>
    )
  if (list.data === undefined || facts === undefined) return <SkeletonRows rows={4} height={72} />
  return <Fields rows={list.data} facts={facts} />
}

const options = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

function Fields({ rows, facts }: { readonly rows: readonly ItemRow[]; readonly facts: KindFacts }) {
  const [query] = useQueryState()
  const refresh = useRefresh()
  const asked = query.get('tramite') ?? ''
  const { field, form, values, write } = usePlainForm(
    {
      tramite: { ...createFields.key, required: true },
      nombre: { required: true, maxLength: LONGEST.name },
      clase: { required: true },
      plazo: { required: true, maxLength: LONGEST.number },
      unidad: { required: true },
      norma: { required: true, maxLength: LONGEST.norm },
      quien: { required: true },
      paso: { required: false },
      vale: { required: true },
    },
    {
      tramite: rows.some(({ key }) => key === asked) ? asked : '',
      nombre: '',
      clase: 'review',
      plazo: '',
      unidad: 'habiles',
      norma: '',
      quien: 'autoridad',
      paso: '',
      vale: 'filed',
    },
    {
      send: async ({ tramite, nombre, clase, plazo, unidad, norma, quien, paso, vale }, options) => {
        const item = await readItem({ kind: 'tramite', key: tramite })
        const content = item.draft?.content ?? item.inForce?.content ?? {}
        const definition = procedureIn(content['definition'])
        const stage: Stage = {
          stage: nombre.trim(),
          kind: wordOf(STAGE_KINDS, clase),
          amount: wholeOr(plazo),
          unit: wordOf(TERM_UNITS, unidad),
          norm: norma.trim(),
          holder: wordOf(HOLDERS, quien),
          pausesTerm: false,
          ...(vale === 'begun' && { bindsBegun: true }),
          binds: paso === '' ? [] : [paso],
        }
        const terms = [...definition.terms, stage]
        await call(
          configuration.saveDraft,
          {
            params: { kind: 'tramite', key: tramite },
            body: {
              revision: item.revision,
              base: item.inForce?.version ?? 0,
              content: { ...content, definition: { ...definition, terms } },
              retired: false,
            },
          },
          options,
        )
        await refresh()
        return { tramite, at: terms.length }
      },
      onDone: ({ tramite, at }) => {
        showMessage('Quedó en el borrador del trámite', 'success')
        const opened = { parte: 'terminos', termino: String(at) }
        navigate(fillPath('/edit-tiempo/:id', { id: tramite }, opened), { replace: true })
      },
      kept: 'configuracion término nuevo',
    },
  )
  const chosen = rows.find(({ key }) => key === values.tramite)
  return (
    <>
      <PageHeader
        title={TITLE}
        subtitle="Queda en el borrador del trámite. Otra persona lo publica, con el día desde el que vale."
      />
      <Form {...form} className={styles.panel ?? ''}>
        <SelectField
          {...field('tramite')}
          label="Trámite"
          empty="Elija el trámite"
          options={rows.map(({ key, title }) => ({ value: key, label: `${key}. ${title}` }))}
          onChange={(key) => {
            write('tramite', key)
            write('paso', '')
          }}
        />
        <TextField
          {...field('nombre')}
          label="Etapa"
          hint="Así la lee el solicitante en la página del trámite."
          autoComplete="off"
        />
        <SelectField {...field('clase')} label="Qué es" options={options(STAGE_KINDS)} />
        <TextField {...field('plazo')} label="Plazo" hint="En números, como 10." inputMode="numeric" />
        <SelectField {...field('unidad')} label="Se cuenta en" options={options(TERM_UNITS)} />
        <TextField {...field('norma')} label="Norma" hint="La que fija el plazo." autoComplete="off" />
        <SelectField {...field('quien')} label="Quién actúa" options={options(HOLDERS)} />
        <SelectField
          {...field('paso')}
          label="Paso que toma este plazo"
          empty={chosen === undefined ? 'Elija antes el trámite' : 'Ninguno'}
          options={
            chosen === undefined ? [] : freeSteps(procedureIn(chosen.content['definition']), facts.choices)
          }
        />
        <SelectField {...field('vale')} label="A quién vale" options={options(BINDS_WORDS)} />
        <Refused />
        <div className="v-row">
          <Submit sending="Guardando…">Guardar en el borrador</Submit>
        </div>
      </Form>
    </>
  )
}
