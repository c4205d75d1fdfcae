/** Offers a new version of the portal. */
export function UpdateBar({
  shown,
  onUpdate,
  onLater,
}: {
  readonly shown: boolean
  readonly onUpdate: () => void
  readonly onLater: () => void
}) {
  return (
    <div role="status">
      {shown && (
        <div className="v-note" style={{ borderRadius: 0, alignItems: 'center', flexWrap: 'wrap' }}>
          <span style={{ flex: 1 }}>Hay una versión nueva del portal.</span>
          <button type="button" className="v-btn" data-kind="quiet" onClick={onLater}>
            Más tarde
          </button>
          <button type="button" className="v-btn" data-kind="default" onClick={onUpdate}>
            Actualizar ahora
          </button>
        </div>
      )}
    </div>
  )
}
