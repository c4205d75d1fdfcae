/** Placeholder shapes while loading. `label` is announced once. */
export function Skeleton({
  height = 20,
  width = '100%',
}: {
  readonly height?: number
  readonly width?: string | number
}) {
  return <span className="v-skeleton" style={{ display: 'block', height, width }} aria-hidden />
}

/** Rows of a loading list. */
export function SkeletonRows({
  rows = 5,
  height = 40,
}: {
  readonly rows?: number
  readonly height?: number
}) {
  return (
    <div className="v-stack" data-gap="2" role="status">
      <span className="v-sr">Cargando...</span>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </div>
  )
}
