import { href } from '../../client/links.ts'
import { Dialog } from '../../ui/dialog.tsx'

/** Starting a procedure needs an account. */
export function AccountDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  return (
    <Dialog open={open} title="Debes tener una cuenta para iniciar un trámite" onClose={onClose}>
      <div className="v-stack">
        <p>Crearla es gratis y tarda cinco minutos. Necesita su celular y un correo.</p>
        <a className="v-btn" data-kind="primary" data-full href={href('/registro-ciudadano')}>
          Crear cuenta
        </a>
        <p style={{ textAlign: 'center' }}>
          ¿Ya tiene una? <a href={href('/iniciar-sesion')}>Inicie sesión</a>
        </p>
      </div>
    </Dialog>
  )
}
