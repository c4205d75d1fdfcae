import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconList,
  IconListNumbers,
  IconPhotoPlus,
  IconUnderline,
} from '@tabler/icons-react'
import type { ChainedCommands, Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import styles from './act.module.css'

interface Format {
  readonly label: string
  readonly Icon: typeof IconBold
  readonly run: (chain: ChainedCommands) => ChainedCommands
  /** name and attributes of the mark or node that it switches; absent: an action */
  readonly active?: readonly [string, object?]
}

const FORMATS: readonly (readonly Format[])[] = [
  [
    { label: 'Negrita', Icon: IconBold, run: (chain) => chain.toggleBold(), active: ['bold'] },
    { label: 'Cursiva', Icon: IconItalic, run: (chain) => chain.toggleItalic(), active: ['italic'] },
    {
      label: 'Subrayado',
      Icon: IconUnderline,
      run: (chain) => chain.toggleUnderline(),
      active: ['underline'],
    },
  ],
  [
    {
      label: 'Título',
      Icon: IconH2,
      run: (chain) => chain.toggleHeading({ level: 2 }),
      active: ['heading', { level: 2 }],
    },
    {
      label: 'Subtítulo',
      Icon: IconH3,
      run: (chain) => chain.toggleHeading({ level: 3 }),
      active: ['heading', { level: 3 }],
    },
    {
      label: 'Lista numerada',
      Icon: IconListNumbers,
      run: (chain) => chain.toggleOrderedList(),
      active: ['orderedList'],
    },
    {
      label: 'Lista con viñetas',
      Icon: IconList,
      run: (chain) => chain.toggleBulletList(),
      active: ['bulletList'],
    },
    { label: 'Cita', Icon: IconBlockquote, run: (chain) => chain.toggleBlockquote(), active: ['blockquote'] },
  ],
  [
    { label: 'Deshacer', Icon: IconArrowBackUp, run: (chain) => chain.undo() },
    { label: 'Rehacer', Icon: IconArrowForwardUp, run: (chain) => chain.redo() },
  ],
]

/** Buttons that format the selection; each says whether its format is on. */
export function FormatButtons({
  editor,
  onPicture,
}: {
  readonly editor: Editor
  readonly onPicture: () => void
}) {
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      FORMATS.flat().flatMap(({ label, active }) =>
        active !== undefined && now.isActive(...active) ? [label] : [],
      ),
  })
  return (
    <>
      {FORMATS.map((group) => (
        <div key={group[0]?.label} className={styles.group}>
          {group.map(({ label, Icon, run, active }) => (
            <button
              key={label}
              type="button"
              className={styles.format}
              aria-label={label}
              title={label}
              {...(active !== undefined && { 'aria-pressed': on.includes(label) })}
              onClick={() => run(editor.chain().focus()).run()}
            >
              <Icon aria-hidden size={16} />
            </button>
          ))}
        </div>
      ))}
      <button
        type="button"
        className={styles.format}
        aria-label="Insertar imagen"
        title="Insertar imagen"
        onClick={onPicture}
      >
        <IconPhotoPlus aria-hidden size={16} />
      </button>
    </>
  )
}
