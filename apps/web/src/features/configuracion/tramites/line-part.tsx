import { Note } from '../../../ui/states/note.tsx'
import { Line, Paragraph, Yes } from './part-fields.tsx'
import { type PartProps, without } from './stored-procedure.ts'

/** On which days the portal does not receive it, and what people read meanwhile. */
export function LinePart({ of, change, faultAt }: PartProps) {
  const { offLine } = of
  return (
    <>
      {of.unlisted === true && (
        <Note>No está en las listas: su solicitud nace de otro trámite y nadie la empieza desde fuera.</Note>
      )}
      <Yes
        label="Hay días en que no se recibe en línea"
        checked={offLine !== undefined}
        onChange={
          change &&
          ((checked) =>
            change(checked ? { ...of, offLine: { from: '', notice: '' } } : without(of, 'offLine')))
        }
      />
      {offLine === undefined ? (
        <p className="v-muted">Se recibe en línea todos los días.</p>
      ) : (
        <>
          <Line
            type="date"
            label="Desde"
            name="offLineFrom"
            value={offLine.from}
            hint="Primer día en que no se recibe en línea. En las ventanillas se recibe."
            error={faultAt('offLine', 'from')}
            onChange={change && ((from) => change({ ...of, offLine: { ...offLine, from } }))}
          />
          <Line
            type="date"
            label="Hasta"
            name="offLineUntil"
            value={offLine.until ?? ''}
            hint="Último día. Vacío: hasta que se quite."
            error={faultAt('offLine', 'until')}
            onChange={
              change &&
              ((until) =>
                change({
                  ...of,
                  offLine: until === '' ? without(offLine, 'until') : { ...offLine, until },
                }))
            }
          />
          <Paragraph
            label="Lo que leen las personas"
            name="offLineNotice"
            value={offLine.notice}
            hint="Por qué, desde cuándo y dónde se pide mientras tanto."
            error={faultAt('offLine', 'notice')}
            onChange={change && ((notice) => change({ ...of, offLine: { ...offLine, notice } }))}
          />
          <Line
            type="date"
            label="Lo empezado antes se radica hasta"
            name="offLineFileUntil"
            value={offLine.fileUntil ?? ''}
            hint="Vacío: lo que se empezó antes tampoco se radica en esos días."
            error={faultAt('offLine', 'fileUntil')}
            onChange={
              change &&
              ((fileUntil) =>
                change({
                  ...of,
                  offLine: fileUntil === '' ? without(offLine, 'fileUntil') : { ...offLine, fileUntil },
                }))
            }
          />
        </>
      )}
    </>
  )
}
