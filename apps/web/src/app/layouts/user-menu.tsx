import { IconContrast, IconHelpCircle, IconLogout, IconMoon, IconSun, IconUser } from '@tabler/icons-react'
import { href } from '../../client/address/links.ts'
import { usePhoto } from '../../client/session/photo.ts'
import type { SessionUser } from '../../client/session/session-user.ts'
import { setAppearance } from '../../ui/appearance.ts'
import { MenuButton } from '../../ui/menu/menu-button.tsx'
import { PersonMark } from '../../ui/person-mark.tsx'
import styles from './app-layout.module.css'

/** Name, role (or 'Guest'), profile, appearance and logout. */
export function UserMenu({
  user,
  all,
}: {
  readonly user: SessionUser
  /** false: hides help, which the server would reject */
  readonly all: boolean
}) {
  const role = user.roleName ?? 'Guest'
  const photo = usePhoto(user.avatar)
  return (
    <MenuButton
      label="Menú de usuario"
      className={styles.me}
      groups={[
        {
          name: user.email,
          headed: true,
          items: [
            { label: 'Mi perfil', icon: <IconUser aria-hidden size={18} />, href: href('/perfil-usuario') },
            ...(all
              ? [{ label: 'Ayuda', icon: <IconHelpCircle aria-hidden size={18} />, href: href('/ayuda') }]
              : []),
          ],
        },
        {
          name: 'Apariencia',
          headed: true,
          items: [
            {
              label: 'Clara',
              icon: <IconSun aria-hidden size={18} />,
              onChoose: () => setAppearance({ theme: 'claro' }),
            },
            {
              label: 'Oscura',
              icon: <IconMoon aria-hidden size={18} />,
              onChoose: () => setAppearance({ theme: 'oscuro' }),
            },
            {
              label: 'Alto contraste',
              icon: <IconContrast aria-hidden size={18} />,
              onChoose: () => setAppearance({ theme: 'contraste' }),
            },
          ],
        },
        {
          name: 'Sesión',
          items: [
            { label: 'Cerrar sesión', icon: <IconLogout aria-hidden size={18} />, href: href('/logout') },
          ],
        },
      ]}
    >
      <PersonMark name={user.displayName} photo={photo} />
      <span className="v-sr">
        {user.displayName} {role}: menú de usuario
      </span>
      <span className={styles.name} aria-hidden>
        <strong>{user.displayName}</strong>
        <small>{role}</small>
      </span>
    </MenuButton>
  )
}
