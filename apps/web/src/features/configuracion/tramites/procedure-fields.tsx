import { useQueryState } from '../../../client/address/navigation.ts'
import { PaneTabs } from '../../../ui/pane-tabs.tsx'
import styles from '../configuracion.module.css'
import type { As, FieldProps } from '../elemento/field-props.ts'
import { DocumentsPart } from './documents-part.tsx'
import { FeePart } from './fee-part.tsx'
import { LinePart } from './line-part.tsx'
import { PagePart } from './page-part.tsx'
import { faultsOf, type PartProps, procedureIn } from './stored-procedure.ts'
import { StaffPart } from './staff-part.tsx'
import { TermsPart } from './terms-part.tsx'
import { WorkPart } from './work-part.tsx'

const PARTS = {
  pagina: { label: 'Página pública', part: PagePart, places: ['name', 'summary', 'items', 'legalBasis'] },
  linea: { label: 'En línea', part: LinePart, places: ['offLine'] },
  documentos: { label: 'Documentos', part: DocumentsPart, places: ['documents'] },
  terminos: { label: 'Términos', part: TermsPart, places: ['terms'] },
  tarifa: { label: 'Tarifa', part: FeePart, places: ['fee'] },
  quien: { label: 'Quién lo hace', part: StaffPart, places: ['staff'] },
  flujo: { label: 'Formulario y flujo', part: WorkPart, places: [] },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly label: string
      readonly part: (props: PartProps) => React.ReactNode
      /** where its problems are */
      readonly places: readonly string[]
    }
  >
>
type Part = keyof typeof PARTS
const isPart = (key: string): key is Part => Object.hasOwn(PARTS, key)

/** A procedure in the tabs of its workshop, which all change one draft. `onChange` null: to read only. */
export function ProcedureFields({
  field,
  value,
  itsKey,
  problems,
  onChange,
}: Omit<FieldProps<As<'definition'>>, 'onChange'> & {
  readonly onChange: ((value: unknown) => void) | null
}) {
  const [query, change] = useQueryState()
  const named = query.get('parte') ?? ''
  const active: Part = isPart(named) ? named : 'pagina'
  if (typeof value !== 'object' || value === null) return <p className="v-muted">Sin datos.</p>
  const Shown = PARTS[active].part
  const faultAt = faultsOf(problems)
  return (
    <div>
      <PaneTabs
        label="Partes del trámite"
        tabs={Object.entries(PARTS).map(([key, { label, places }]) => ({
          key,
          label,
          count: places.filter((place) => faultAt(place) !== undefined).length,
        }))}
        active={active}
        onChange={(key) => change({ parte: key })}
        panelClass={styles.part}
      >
        <Shown
          of={procedureIn(value)}
          ttId={itsKey}
          choices={field.choices ?? {}}
          change={onChange}
          faultAt={faultAt}
        />
      </PaneTabs>
      {faultAt() !== undefined && (
        <p className="v-error" role="status">
          {faultAt()}
        </p>
      )}
    </div>
  )
}
