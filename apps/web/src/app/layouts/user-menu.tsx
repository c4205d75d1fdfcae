import { Menu } from '@mantine/core'
import { IconContrast, IconHelpCircle, IconLogout, IconMoon, IconSun, IconUser } from '@tabler/icons-react'
import { href } from '../../client/address/links.ts'
import { usePhoto } from '../../client/session/photo.ts'
import type { SessionUser } from '../../client/session/session-user.ts'
import { setAppearance } from '../../ui/appearance.ts'
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
    <Menu position="bottom-end" width={260} withinPortal>
      <Menu.Target>
        <button type="button" className={styles.me}>
          <PersonMark name={user.displayName} photo={photo} />
          <span className="v-sr">
            {user.displayName} {role}: menú de usuario
          </span>
          <span style={{ minWidth: 0 }} aria-hidden>
            <strong>{user.displayName}</strong>
            <small>{role}</small>
          </span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{user.email}</Menu.Label>
        <Menu.Item
          component="a"
          href={href('/perfil-usuario')}
          leftSection={<IconUser aria-hidden size={18} />}
        >
          Mi perfil
        </Menu.Item>
        {all && (
          <Menu.Item
            component="a"
            href={href('/ayuda')}
            leftSection={<IconHelpCircle aria-hidden size={18} />}
          >
            Ayuda
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Label>Apariencia</Menu.Label>
        <Menu.Item
          leftSection={<IconSun aria-hidden size={18} />}
          onClick={() => setAppearance({ theme: 'claro' })}
        >
          Clara
        </Menu.Item>
        <Menu.Item
          leftSection={<IconMoon aria-hidden size={18} />}
          onClick={() => setAppearance({ theme: 'oscuro' })}
        >
          Oscura
        </Menu.Item>
        <Menu.Item
          leftSection={<IconContrast aria-hidden size={18} />}
          onClick={() => setAppearance({ theme: 'contraste' })}
        >
          Alto contraste
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item component="a" href={href('/logout')} leftSection={<IconLogout aria-hidden size={18} />}>
          Cerrar sesión
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
