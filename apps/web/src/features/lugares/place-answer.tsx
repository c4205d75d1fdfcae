import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { saveFile } from '../../client/network/save-file.ts'
import { areaWords } from '../../keeping/zones/zone-words.ts'
import { ZoneLine } from '../../keeping/zones/zone-line.tsx'
import { WaterSection } from '../../keeping/water/water-section.tsx'
import { formatShortDate } from '../../ui/formats.tsx'
import { FactList } from '../../ui/lists/fact-list.tsx'
import { Note } from '../../ui/states/note.tsx'
import styles from './lugares.module.css'
import { NearCases } from './near-cases.tsx'
import type { Asked } from './place-address.ts'
import { EXPORTS, type Found, type ZoneFound } from './place-export.ts'

/** Where a place is, what it crosses, and which cases are near. */
export function PlaceAnswer({
  asked,
  found,
  onAsk,
  onChanged,
}: {
  readonly asked: Asked
  readonly found: Found
  readonly onAsk: (asked: Asked) => void
  /** something in the answer was changed: it is read again */
  readonly onChanged: () => void
}) {
  return (
    <div className="v-stack" data-gap="4">
      <div className="v-row v-no-print">
        {Object.entries(EXPORTS).map(([id, { name, type, text }]) => (
          <button
            key={id}
            type="button"
            className="v-btn"
            data-kind="default"
            onClick={() => saveFile(new Blob([text(asked, found)], { type }), `lugar.${id}`)}
          >
            <IconDownload aria-hidden className="v-icon" /> {name}
          </button>
        ))}
        <button type="button" className="v-btn" data-kind="quiet" onClick={() => globalThis.print()}>
          <IconPrinter aria-hidden className="v-icon" /> Imprimir
        </button>
      </div>
      <section className="v-card v-pad v-stack" aria-labelledby="donde">
        <h2 id="donde">Dónde queda</h2>
        <Where found={found} />
        {found.repaired && (
          <Note tone="warn">
            El borde del área se cruza a sí mismo: se midió lo que encierra. Revise el orden de las esquinas.
          </Note>
        )}
      </section>
      <section className="v-card v-pad v-stack" aria-labelledby="zonas">
        <h2 id="zonas">Zonas</h2>
        {found.zones.length === 0 ? (
          <p className="v-muted">No hay capas de zonas publicadas: no se sabe si el lugar cruza alguna.</p>
        ) : (
          <ul className={styles.zones}>
            {found.zones.map((zone) => (
              <ZoneRow key={zone.key} zone={zone} />
            ))}
          </ul>
        )}
      </section>
      {found.water !== null && (
        <WaterSection
          water={found.water}
          onConfirmed={onChanged}
          onReach={(reach) => onAsk({ ...asked, reach })}
          onSource={(source) => onAsk({ ...asked, source })}
        />
      )}
      <NearCases asked={asked} found={found} />
    </div>
  )
}

function Where({ found: { municipality, offices, subbasin, areaM2 } }: { readonly found: Found }) {
  return (
    <>
      <FactList
        facts={[
          ...(areaM2 === null ? [] : [{ label: 'Área', value: areaWords(areaM2) }]),
          {
            label: municipality.names.length > 1 ? 'Municipios' : 'Municipio',
            value: municipality.certain
              ? municipality.names.join(', ') || 'Fuera de los límites cargados'
              : municipality.names.length === 0
                ? 'Fuera de la jurisdicción (sin límites cargados)'
                : `Posibles: ${municipality.names.join(', ')} (sin límites cargados)`,
          },
          {
            label: offices.length > 1 ? 'Sedes' : 'Sede',
            value: offices.map(({ name }) => name).join(', ') || 'Ninguna',
          },
          {
            label: 'Subcuenca',
            value:
              subbasin === null
                ? 'Sin límites de subcuencas cargados'
                : subbasin.state === 'cruza'
                  ? subbasin.crossed.map(({ name }) => name).join(', ')
                  : subbasin.state === 'no_cruza'
                    ? 'Fuera de los límites cargados'
                    : `Sin verificar. ${subbasin.because ?? ''}`,
          },
        ]}
      />
      {[municipality.zone, subbasin].map(
        (zone) =>
          zone !== null && (
            <p key={zone.key} className="v-small v-muted">
              {zone.name}: {zone.source}, {formatShortDate(zone.sourceDate)}.
            </p>
          ),
      )}
    </>
  )
}

function ZoneRow({ zone }: { readonly zone: ZoneFound }) {
  return (
    <li className="v-stack" data-gap="1">
      <ZoneLine zone={zone} />
      {zone.norm !== '' && <p className="v-small v-muted">{zone.norm}</p>}
      {zone.state === 'cruza' && zone.warning !== '' && <Note tone="warn">{zone.warning}</Note>}
    </li>
  )
}
