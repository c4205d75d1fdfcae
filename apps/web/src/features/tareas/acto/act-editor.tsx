import { IconBraces, IconMessagePlus } from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { useEffect, useMemo, useRef } from 'react'
import { pictureAddress } from '../../../client/network/upload.ts'
import './prose-mirror.css'
import styles from './act.module.css'
import { ArticleNumbers } from './article-numbers.ts'
import type { ActDetail } from './act-data.ts'
import { FormatButtons } from './format-buttons.tsx'
import { splitPasted, uploadPictures } from './pasted-images.ts'
import { ReadOnly, RemarkMarks, remarksKey } from './remark-marks.ts'
import { actExtensions } from './schema.ts'

interface ActEditorProps {
  readonly act: ActDetail
  readonly editable: boolean
  readonly onReady: (editor: Editor | null) => void
  readonly onChange: (doc: EditorNode) => void
  readonly onVariable: (name: string) => void
  readonly onInsertVariable: () => void
  /** absent when the user cannot add remarks */
  readonly onRemark?: (() => void) | undefined
}

/** Editor of the act: variables are atomic and highlighted, remarks mark their passages. */
export default function ActEditor(props: ActEditorProps) {
  const { act, editable } = props
  const latest = useRef(props)
  latest.current = props
  const chooser = useRef<HTMLInputElement>(null)
  const extensions = useMemo(() => {
    const labels = new Map(act.variables.map((one) => [one.name, one.label]))
    return [
      ...actExtensions(labels, (id) => pictureAddress(id)),
      RemarkMarks,
      editable ? ArticleNumbers : ReadOnly,
    ]
    // the schema depends on the act and the mode only
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [act.id, editable])
  const editor = useEditor(
    {
      extensions,
      // the policy of the pages allows no style element: prose-mirror.css holds the rules
      injectCSS: false,
      // the editor's own type has lists that can be changed
      content: act.doc as object,
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': 'Texto del acto',
          ...(editable ? {} : { 'aria-readonly': 'true' }),
          spellcheck: 'true',
          lang: 'es-CO',
        },
        handleClickOn: (_view, _position, node) => {
          if (node.type.name === 'variable') latest.current.onVariable(String(node.attrs['name']))
          return false
        },
        handlePaste: (_view, event) => {
          const given = [...(event.clipboardData?.files ?? [])].filter((file) =>
            file.type.startsWith('image/'),
          )
          if (given.length === 0 || !editable) return false
          void insertPictures(given)
          return true
        },
        handleDrop: (_view, event) => {
          const given = [...(event.dataTransfer?.files ?? [])].filter((file) =>
            file.type.startsWith('image/'),
          )
          if (given.length === 0 || !editable) return false
          event.preventDefault()
          void insertPictures(given)
          return true
        },
        transformPastedHTML: (html) => {
          const split = splitPasted(html)
          if (split.files.length > 0 && editable) void insertPictures(split.files)
          return split.html
        },
      },
      // every node of the editor has a type, which the library leaves open
      onUpdate: ({ editor: changed }) => latest.current.onChange(changed.getJSON() as EditorNode),
    },
    [extensions],
  )
  const current = useRef<Editor | null>(null)
  current.current = editor
  const insertPictures = (files: readonly File[]): Promise<void> =>
    uploadPictures(files, act.caseId, (fileId, alt) => {
      current.current?.chain().focus().insertContent({ type: 'image', attrs: { fileId, alt } }).run()
    })
  useEffect(() => {
    latest.current.onReady(editor)
    return () => latest.current.onReady(null)
  }, [editor])
  useEffect(() => {
    if (editor === null) return
    editor.view.dispatch(editor.state.tr.setMeta(remarksKey, act.remarks).setMeta('addToHistory', false))
  }, [editor, act.remarks])
  return (
    <div className={styles.editor}>
      {(editable || props.onRemark !== undefined) && (
        <div className={styles.toolbar} role="toolbar" aria-label="Formato del texto">
          {editable && editor !== null && (
            <>
              <FormatButtons editor={editor} onPicture={() => chooser.current?.click()} />
              <button
                type="button"
                className={`v-btn ${styles.small}`}
                data-kind="default"
                onClick={props.onInsertVariable}
              >
                <IconBraces aria-hidden size={18} />
                Insertar variable
              </button>
              <input
                ref={chooser}
                hidden
                type="file"
                accept="image/png,image/jpeg"
                aria-label="Imagen"
                onChange={(event) => {
                  const files = [...(event.currentTarget.files ?? [])]
                  event.currentTarget.value = ''
                  void insertPictures(files)
                }}
              />
            </>
          )}
          {props.onRemark !== undefined && (
            <button
              type="button"
              className={`v-btn ${styles.small}`}
              data-kind="default"
              onClick={props.onRemark}
            >
              <IconMessagePlus aria-hidden size={18} />
              Observar el pasaje
            </button>
          )}
        </div>
      )}
      <EditorContent editor={editor} className={styles.page} />
    </div>
  )
}
