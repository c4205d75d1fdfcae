import { href } from '../../client/address/links.ts'
import { saveTarget } from '../../client/address/target.ts'
import { Dialog } from '../../ui/dialog.tsx'

/** Asks for an account before starting a procedure. Login and registration continue to `goingTo`. */
export function AccountDialog({
  open,
  goingTo,
  onClose,
}: {
  readonly open: boolean
  readonly goingTo: string
  readonly onClose: () => void
}) {
  const keep = (): void => saveTarget(goingTo)
  return (
    <Dialog open={open} title="Debes tener una cuenta para iniciar un trámite" onClose={onClose}>
      <div className="v-stack">
        <p>Crearla es gratis y tarda cinco minutos. Necesita su celular y un correo.</p>
        <a className="v-btn" data-kind="primary" data-full href={href('/registro-ciudadano')} onClick={keep}>
          Crear cuenta
        </a>
        <p className="v-center">
          ¿Ya tiene una?{' '}
          <a href={href('/iniciar-sesion')} onClick={keep}>
            Inicie sesión
          </a>
        </p>
      </div>
    </Dialog>
  )
}
