import { IconArrowLeft, IconHistory } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { acts } from '@ventanilla/contract/generated/acts'
import type { Editor } from '@tiptap/core'
import { diffDocs } from '@ventanilla/domain/acts/diff-docs'
import { plainText, toEditorPosition, toTextOffset } from '@ventanilla/domain/acts/document'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { lazy, Suspense, useEffect, useImperativeHandle, useState } from 'react'
import type { Ref } from 'react'
import { call, failureText } from '../../../client/network/http.ts'
import { showMessage } from '../../../client/messages.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { formatInstant } from '../../../ui/formats.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { type ActDetail, actKey, type ActRemark, readAct } from './act-data.ts'
import {
  InsertVariableDialog,
  type Passage,
  RemarkDialog,
  RemarkReasonDialog,
  VariableDialog,
  VersionsDialog,
} from './act-dialogs.tsx'
import { Differences } from './differences.tsx'
import { isLater } from './later.ts'
import { PreviewPanel } from './preview-panel.tsx'
import { remarkAnchor, ReviewPanel } from './review-panel.tsx'
import { setVariable, valueOf } from './variables.ts'
import { useActSaving } from './use-act-saving.ts'
import styles from './act.module.css'

const ActEditor = lazy(() => import('./act-editor.tsx'))

/** Document operations used by the task's actions. */
export interface ActHandle {
  readonly flush: () => Promise<boolean>
}

interface ActWorkspaceProps {
  readonly actId: string
  readonly onBack: () => void
  /** the act's remarks changed, so the available outcomes may differ */
  readonly onChanged: () => void
  /** remark to open at */
  readonly at?: string | undefined
  readonly handle: Ref<ActHandle>
}

/** Document of a task: text in the middle; checks, remarks and print preview at the side. */
export default function ActWorkspace(props: ActWorkspaceProps) {
  const act = useQuery({
    queryKey: actKey(props.actId),
    queryFn: ({ signal }) => readAct(props.actId, signal),
    refetchOnWindowFocus: false,
  })
  if (act.error !== null && act.data === undefined)
    return <ErrorState onRetry={() => void act.refetch()}>{failureText(act.error)}</ErrorState>
  if (act.data === undefined) return <SkeletonRows rows={10} />
  return <Workspace key={`${act.data.id} ${act.data.canEdit}`} {...props} act={act.data} />
}

const WORDS = {
  guardado: 'guardada',
  guardando: 'guardando…',
  sin_conexion: 'sin conexión, su texto sigue aquí',
  conflicto: 'cambió en otro lugar',
  rechazado: 'no se guardó',
} as const

function Workspace({ act, onBack, onChanged, at, handle }: ActWorkspaceProps & { readonly act: ActDetail }) {
  const client = useQueryClient()
  const saving = useActSaving(act)
  const [editor, setEditor] = useState<Editor | null>(null)
  const [variable, setVariableName] = useState<string | null>(null)
  const [inserting, setInserting] = useState(false)
  const [versions, setVersions] = useState(false)
  const [closing, setClosing] = useState<{ remark: ActRemark; how: 'responder' | 'retirar' } | null>(null)
  const [passage, setPassage] = useState<Passage | null>(null)
  // every node of the editor has a type, which the library leaves open
  const doc = (): EditorNode | undefined => editor?.getJSON() as EditorNode | undefined
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: actKey(act.id) })
  useImperativeHandle(handle, () => ({ flush: () => saving.flush() }))
  const labels = new Map(act.variables.map((one) => [one.name, one.label]))

  const startRemark = (): void => {
    const current = doc()
    if (editor === null || current === undefined) return
    const { from, to } = editor.state.selection
    const start = toTextOffset(current, from)
    const end = toTextOffset(current, to)
    const quote = plainText(current).slice(start, end)
    if (quote.trim() === '') {
      showMessage('Señale primero el pasaje con el ratón o con Mayús y las flechas.', 'info')
      return
    }
    setPassage({ from: start, to: end, quote })
  }
  const remarksChanged = (): Promise<void> => {
    onChanged()
    return refresh()
  }
  const accept = useMutation({
    mutationFn: (remark: ActRemark) =>
      call(acts.acceptRemark, { params: { id: act.id, remarkId: remark.id }, body: {} }),
    onSuccess: remarksChanged,
  })
  const show = (remark: ActRemark): void => {
    const current = doc()
    if (editor === null || current === undefined) return
    const from = toEditorPosition(current, remark.from)
    const to = Math.max(from + 1, toEditorPosition(current, remark.to))
    editor.chain().focus().setTextSelection({ from, to }).scrollIntoView().run()
  }
  const opened = at === undefined ? undefined : act.remarks.find((remark) => remark.id === at)
  useEffect(() => {
    if (editor === null || opened === undefined) return
    document.getElementById(remarkAnchor(opened.id))?.focus()
    if (opened.found) show(opened)
    // once per remark named by a link
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [editor, opened?.id])
  const hasOpen = act.remarks.some((remark) => !remark.resolved)
  useEffect(() => {
    // changing a passage closes its remark
    if (saving.savedAt !== null && hasOpen) void refresh().then(onChanged)
    // after every save
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [saving.savedAt])
  return (
    <div className={styles.workspace}>
      <div className={styles.main}>
        <div className={styles.bar}>
          <button type="button" className={`v-btn ${styles.small}`} data-kind="default" onClick={onBack}>
            <IconArrowLeft aria-hidden size={18} />
            Volver al caso
          </button>
          <strong className={styles.title}>{act.title}</strong>
          <span className="v-hint v-num" role="status">
            Versión {saving.version} · {act.canEdit ? WORDS[saving.state] : 'solo lectura'}
            {saving.savedAt === null ? '' : ` · ${formatInstant(saving.savedAt)}`}
          </span>
          <button
            type="button"
            className={`v-btn ${styles.small}`}
            data-kind="default"
            onClick={() =>
              void saving
                .flush()
                .then(refresh)
                .then(() => setVersions(true))
            }
          >
            <IconHistory aria-hidden size={18} />
            Versiones
          </button>
        </div>
        {saving.theirs !== null && (
          <Note tone="warn" role="alert" title="Otra persona guardó este documento mientras usted escribía.">
            <p>Lo que escribió sigue aquí. Compare y decida cuál texto vale.</p>
            <details>
              <summary>Ver las diferencias</summary>
              <Differences changes={diffDocs(saving.theirs.doc, doc() ?? act.doc)} />
            </details>
            <div className="v-row">
              <button type="button" className="v-btn" data-kind="default" onClick={saving.keepMine}>
                Guardar mi texto
              </button>
              <button
                type="button"
                className="v-btn"
                data-kind="default"
                onClick={() => {
                  const other = saving.takeTheirs()
                  // the editor's own type has lists that can be changed
                  if (other !== null) editor?.commands.setContent(other as object, { emitUpdate: false })
                }}
              >
                Tomar el otro
              </button>
            </div>
          </Note>
        )}
        {saving.state === 'rechazado' && saving.message !== null && (
          <Note tone="bad" role="alert">
            {saving.message}
          </Note>
        )}
        <Suspense fallback={<SkeletonRows rows={12} />}>
          <ActEditor
            act={act}
            editable={act.canEdit}
            onReady={setEditor}
            onChange={(next) => saving.changed(next)}
            onVariable={(name) => act.canEdit && !isLater(name) && setVariableName(name)}
            onInsertVariable={() => setInserting(true)}
            onRemark={act.canRemark ? startRemark : undefined}
          />
        </Suspense>
      </div>
      <div className={styles.side}>
        {accept.isError && (
          <Note tone="bad" role="alert" title="El motivo no se aceptó.">
            {failureText(accept.error)}
          </Note>
        )}
        <ReviewPanel
          act={act}
          problems={saving.problems}
          busy={accept.isPending}
          onVariable={setVariableName}
          onShow={show}
          onAnswer={(remark) => setClosing({ remark, how: 'responder' })}
          onAccept={(remark) =>
            remark.needsReason ? setClosing({ remark, how: 'retirar' }) : accept.mutate(remark)
          }
        />
        <PreviewPanel actId={act.id} doc={doc} />
      </div>
      {variable !== null && (
        <VariableDialog
          name={variable}
          label={labels.get(variable) ?? 'Dato del documento'}
          value={valueOf(doc(), variable)}
          onClose={() => setVariableName(null)}
          onSave={(value) => {
            if (editor !== null) setVariable(editor, variable, value)
            setVariableName(null)
          }}
        />
      )}
      {inserting && (
        <InsertVariableDialog
          act={act}
          onClose={() => setInserting(false)}
          onChoose={(name) => {
            const value = valueOf(doc(), name)
            editor?.chain().focus().insertContent({ type: 'variable', attrs: { name, value } }).run()
            setInserting(false)
          }}
        />
      )}
      {versions && <VersionsDialog act={act} onClose={() => setVersions(false)} />}
      {closing !== null && (
        <RemarkReasonDialog
          actId={act.id}
          {...closing}
          onClose={() => setClosing(null)}
          onSaved={() => {
            setClosing(null)
            void remarksChanged()
          }}
        />
      )}
      {passage !== null && (
        <RemarkDialog
          actId={act.id}
          passage={passage}
          onClose={() => setPassage(null)}
          onSaved={() => {
            setPassage(null)
            void remarksChanged()
          }}
        />
      )}
    </div>
  )
}
