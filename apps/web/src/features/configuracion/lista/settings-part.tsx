import { useQuery } from '@tanstack/react-query'
import { configuration } from '@ventanilla/contract/generated/configuration'
import {
  FIXED_SETTINGS,
  isSettingId,
  limitWords,
  OWN_SETTINGS,
  SETTING_GROUPS,
  type SettingGroup,
  settingOf,
  settingWords,
} from '@ventanilla/domain/configuration/own-settings'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import { call } from '../../../client/network/http.ts'
import { FailedRead } from '../../../keeping/failed-read.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { StatusBadge } from '../../../ui/states/status-badge.tsx'
import styles from '../configuracion.module.css'
import { type ItemRow, useAll } from '../item-data.ts'
import { itemAddress, type OpenKind } from '../puertas/doors.ts'

const useEnvironment = () =>
  useQuery({
    queryKey: [configuration.environment.id],
    queryFn: async ({ signal }) => (await call(configuration.environment, {}, { signal })).body.rows,
  })
type Variable = NonNullable<ReturnType<typeof useEnvironment>['data']>[number]

/**
 * The portal's own settings, by group: what the authority decides, what the specification fixes, and what who operates the
 * server sets. The kind's items are declared by the program, so there is nothing to find, add or put in order.
 */
export function SettingsPart({ kind }: { readonly kind: OpenKind }) {
  const items = useAll(kind)
  const environment = useEnvironment()
  const failed = items.error ?? environment.error
  return (
    <section className={styles.settings} aria-labelledby="ajustes-titulo">
      <h2 id="ajustes-titulo">Ajustes del portal</h2>
      <p className="v-muted">
        Cifras que decide la autoridad, cada una con sus límites. Las publica otra persona que la que las
        escribe.
      </p>
      {failed !== null && (items.data === undefined || environment.data === undefined) ? (
        <FailedRead
          title="Ajustes del portal"
          error={failed}
          retry={() => {
            void items.refetch()
            void environment.refetch()
          }}
        />
      ) : items.data === undefined || environment.data === undefined ? (
        <SkeletonRows rows={4} height={96} />
      ) : (
        <div className={styles.cards}>
          {keysIn(SETTING_GROUPS).map((group) => (
            <Group
              key={group}
              kind={kind}
              group={group}
              items={items.data}
              variables={environment.data.filter((one) => one.group === group)}
            />
          ))}
        </div>
      )}
    </section>
  )
}

interface GroupProps {
  readonly kind: OpenKind
  readonly group: SettingGroup
  readonly items: readonly ItemRow[]
  readonly variables: readonly Variable[]
}

function Group({ kind, group, items, variables }: GroupProps) {
  const own = keysIn(OWN_SETTINGS).filter((key) => key.startsWith(`${group}.`))
  const fixed = FIXED_SETTINGS.filter((one) => one.group === group)
  return (
    <section className={styles.panel} aria-labelledby={`ajustes-${group}`}>
      <h3 id={`ajustes-${group}`}>{SETTING_GROUPS[group]}</h3>
      <ul className={styles.lines}>
        {own.map((key) => (
          <Own key={key} kind={kind} itsKey={key} row={items.find((one) => one.key === key)} />
        ))}
        {fixed.map(({ name, value }) => (
          <li key={name}>
            {name}: <strong>{value}</strong>
            <p className="v-small v-muted">Lo fija la especificación del portal.</p>
          </li>
        ))}
        {variables.map(({ variable, value, about }) => (
          <li key={variable}>
            <code>{variable}</code>: <strong>{value === '' ? 'sin definir' : value}</strong>
            <p className="v-small v-muted">{about}. La cambia quien opera el servidor.</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A setting that the authority decides, with the way to change it. */
function Own({
  kind,
  itsKey,
  row,
}: {
  readonly kind: OpenKind
  readonly itsKey: string
  readonly row: ItemRow | undefined
}) {
  if (!isSettingId(itsKey)) return null
  const setting = settingOf(itsKey)
  const value = row?.content['value']
  const shown = typeof value === 'number' ? value : setting.product
  return (
    <li>
      {row === undefined ? setting.name : <a href={itemAddress(kind, itsKey)}>{setting.name}</a>}:{' '}
      <strong>{settingWords(setting, shown)}</strong>{' '}
      {row !== undefined && row.draft !== null && <StatusBadge tone="info">Borrador</StatusBadge>}
      <p className="v-small v-muted">Límites: {limitWords(setting)}.</p>
    </li>
  )
}
