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
        <div className="v-note" data-flush data-actions>
          <span>Hay una versión nueva del portal.</span>
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
