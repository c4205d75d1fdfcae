import { IconPlus, IconTrash } from '@tabler/icons-react'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import styles from '../configuracion.module.css'
import { Choice, Line, Lines, Paragraph } from './part-fields.tsx'
import { nameIn, type PartProps, without } from './stored-procedure.ts'

const PRESENTATIONS = {
  texto: 'Como un solo texto',
  lista: 'Como una lista, sin la frase inicial',
  vinetas: 'Con viñetas, sin la frase inicial',
} as const

/** What everybody reads of a procedure on its page and in the lists. */
export function PagePart({ of, choices, change, faultAt }: PartProps) {
  const { presentation = 'texto', detailText = '', note = '' } = of
  return (
    <>
      <Line
        label="Nombre"
        name="name"
        value={of.name}
        error={faultAt('name')}
        onChange={change && ((name) => change({ ...of, name }))}
      />
      <Paragraph
        label="Resumen"
        name="summary"
        hint="Para qué sirve y para quién es."
        value={of.summary}
        error={faultAt('summary')}
        onChange={change && ((summary) => change({ ...of, summary }))}
      />
      <Lines
        label="Qué se pide con él"
        name="items"
        hint="Uno en cada renglón. Con ellos se escribe la descripción."
        value={of.items}
        error={faultAt('items')}
        onChange={change && ((items) => change({ ...of, items }))}
      />
      <Choice
        label="Cómo se muestra la descripción"
        name="presentation"
        value={presentation}
        options={PRESENTATIONS}
        onChange={change && ((value: keyof typeof PRESENTATIONS) => change({ ...of, presentation: value }))}
      />
      <Paragraph
        label="Texto propio de su página"
        name="detailText"
        hint="En lugar del resumen y la descripción. Vacío: se muestran ellos."
        value={detailText}
        error={faultAt('detailText')}
        onChange={
          change && ((text) => change(text === '' ? without(of, 'detailText') : { ...of, detailText: text }))
        }
      />
      {change === null ? (
        <Line
          label="Subcategoría"
          name="subcategory"
          value={nameIn(choices, 'subcategories', of.subcategory)}
          onChange={null}
        />
      ) : (
        <SelectField
          label="Subcategoría"
          name="subcategory"
          value={String(of.subcategory)}
          options={(choices['subcategories'] ?? []).map(({ value, label }) => ({
            value: String(value),
            label,
          }))}
          error={faultAt('subcategory')}
          onChange={(value) => change({ ...of, subcategory: Number(value) })}
        />
      )}
      <Line
        label="Imagen"
        name="image"
        value={of.image}
        error={faultAt('image')}
        onChange={change && ((image) => change({ ...of, image }))}
      />
      <Paragraph
        label="Vigencia de lo que se otorga"
        name="validity"
        value={of.validity}
        error={faultAt('validity')}
        onChange={change && ((validity) => change({ ...of, validity }))}
      />
      <Paragraph
        label="Nota"
        name="note"
        value={note}
        error={faultAt('note')}
        onChange={change && ((text) => change(text === '' ? without(of, 'note') : { ...of, note: text }))}
      />
      <Norms of={of} change={change} faultAt={faultAt} />
    </>
  )
}

function Norms({ of, change, faultAt }: Pick<PartProps, 'of' | 'change' | 'faultAt'>) {
  const { legalBasis } = of
  const put = (at: number, more: Partial<(typeof legalBasis)[number]>): void =>
    change?.({ ...of, legalBasis: legalBasis.map((one, i) => (i === at ? { ...one, ...more } : one)) })
  return (
    <fieldset className={styles.rows}>
      <legend>Normas en que se apoya</legend>
      {legalBasis.map(({ norm, article, subject }, i) => (
        // norms have no name of their own: they are told apart by their place
        <div key={i} className={styles.row} role="group" aria-label={`Norma ${i + 1}`}>
          <Line
            label="Norma"
            name={`norm${i}`}
            value={norm}
            error={faultAt('legalBasis', i, 'norm')}
            onChange={change && ((text) => put(i, { norm: text }))}
          />
          <Line
            label="Artículo"
            name={`article${i}`}
            value={article}
            error={faultAt('legalBasis', i, 'article')}
            onChange={change && ((text) => put(i, { article: text }))}
          />
          <Line
            label="De qué trata"
            name={`subject${i}`}
            value={subject}
            error={faultAt('legalBasis', i, 'subject')}
            onChange={change && ((text) => put(i, { subject: text }))}
          />
          {change !== null && (
            <button
              type="button"
              className="v-icon-btn"
              aria-label={`Quitar la norma ${i + 1}`}
              onClick={() => change({ ...of, legalBasis: legalBasis.filter((_, at) => at !== i) })}
            >
              <IconTrash aria-hidden className="v-icon" />
            </button>
          )}
        </div>
      ))}
      {change !== null && (
        <button
          type="button"
          className="v-btn"
          data-kind="quiet"
          onClick={() =>
            change({ ...of, legalBasis: [...legalBasis, { norm: '', article: '', subject: '' }] })
          }
        >
          <IconPlus aria-hidden className="v-icon" /> Agregar una norma
        </button>
      )}
    </fieldset>
  )
}
