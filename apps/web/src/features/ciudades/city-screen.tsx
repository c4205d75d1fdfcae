import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import { useEffect } from 'react'
import { failureText } from '../../client/network/http.ts'
import { href } from '../../client/address/links.ts'
import { navigate, useParam } from '../../client/address/navigation.ts'
import { usePageTitle } from '../../client/address/page-title.ts'
import { useTerritory } from '../../client/territory.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { PARTS, partOf } from './cities.ts'
import { CityCases } from './city-cases.tsx'
import { CityOffice } from './city-office.tsx'
import { CityProcedures } from './city-procedures.tsx'
import { useIsOfficial } from './is-official.ts'
import styles from './ciudades.module.css'

/** A municipality: its office, its procedures and, for officials, the cases they may see. */
export default function CityScreen() {
  const id = useParam('cityId')
  const official = useIsOfficial()
  const part = partOf(useParam('item'), official)
  const place = useTerritory()
  const territory = place.data
  const city = territory?.municipalities.find((one) => String(one.id) === id)
  const office = territory?.offices.find((one) => one.code === city?.office)
  const unknown = part === null || (territory !== undefined && (city === undefined || office === undefined))
  usePageTitle(city === undefined || part === null ? undefined : `${PARTS[part]} · ${city.name}`)
  useEffect(() => {
    // an unknown municipality redirects to the not-found page, as the catch-all route does
    if (unknown) navigate(href('/404'), { replace: true })
  }, [unknown])
  if (place.isError)
    return <ErrorState onRetry={() => void place.refetch()}>{failureText(place.error)}</ErrorState>
  if (unknown || territory === undefined || city === undefined || office === undefined)
    return (
      <>
        <PageHeader title="Municipio" />
        <SkeletonRows rows={6} />
      </>
    )
  const parts = keysIn(PARTS).filter((key) => partOf(key, official) !== null)
  return (
    <>
      <PageHeader title={city.name} subtitle={`Lo atiende ${office.name}`} />
      <nav aria-label={`Partes de ${city.name}`}>
        <ul className={styles.parts}>
          {parts.map((key) => (
            <li key={key}>
              <a
                href={href('/ciudad/:cityId/:item?', {
                  cityId: city.id,
                  item: key === 'oficina' ? undefined : key,
                })}
                aria-current={key === part ? 'page' : undefined}
              >
                {PARTS[key]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.panel}>
        {part === 'oficina' && <CityOffice territory={territory} city={city} office={office} />}
        {part === 'tramites' && <CityProcedures territory={territory} office={office} official={official} />}
        {part === 'solicitudes' && <CityCases city={city} />}
      </div>
    </>
  )
}
