import { DRIVEN_MACHINES, type DrivenMachine } from '../apps/api/src/testing/acceptance/driven.ts'
import { fillPost, passwordReset, registration } from './acceptance/account-machines.ts'
import type { MachineDriver } from './acceptance/machine-driver.ts'
import { type Act, driveRows } from './acceptance/rows.ts'
import {
  landingToggle,
  loginDisabled,
  navigationDrawer,
  notificationMessage,
} from './acceptance/screen-machines.ts'
import { sessionMachine } from './acceptance/session-machine.ts'
import { test } from './steps/obeyed-policy.ts'

/** The specification's state machines: every transition, with both states checked. */

test.describe.configure({ timeout: 600_000 })
// a service worker would make the calls that are held back and mocked here
test.use({ serviceWorkers: 'block', actionTimeout: 20_000, navigationTimeout: 40_000 })

/** By machine and variant. */
const DRIVERS: { readonly [M in DrivenMachine]: Readonly<Record<string, MachineDriver<M>>> } = {
  'notification-message': { '': notificationMessage },
  'navigation-drawer': { '': navigationDrawer },
  'landing-toggle': { '': landingToggle },
  registration: {
    ciudadano: registration('/registro-ciudadano', '/iniciar-sesion'),
    funcionario: registration('/registro-funcionario', '/iniciar-sesion-funcionario', fillPost),
  },
  'password-reset': {
    ciudadano: passwordReset('/olvidar-contrasena', '/iniciar-sesion'),
    funcionario: passwordReset('/olvidar-contrasena-funcionario', '/iniciar-sesion-funcionario'),
  },
  'login-disabled': {
    'ciudadano 110': loginDisabled('/iniciar-sesion', 110),
    'ciudadano 100': loginDisabled('/iniciar-sesion', 100),
    'funcionario 100': loginDisabled('/iniciar-sesion-funcionario', 100),
  },
  session: { '': sessionMachine },
}
/** A quick one; the rest with `npm run test:all`. */
const CHOSEN: DrivenMachine = 'notification-message'

/** The transitions and facts of a machine, each as an act on a fresh page. */
function rowsOf(machine: DrivenMachine): Record<string, Act> {
  const rows: Record<string, Act> = {}
  for (const [variant, driver] of Object.entries<MachineDriver<never>>(DRIVERS[machine])) {
    const { reach, sees, ways, facts } = driver as unknown as Record<
      keyof MachineDriver<never>,
      Record<string, (...given: readonly unknown[]) => Promise<void>>
    >
    for (const way of DRIVEN_MACHINES[machine].ways) {
      const [from = '', to = ''] = (way.split(': ')[0] ?? '').split(' → ')
      rows[`${variant} ${way}`] = async (page) => {
        await reach[from]?.(page, way)
        await sees[from]?.(page)
        await ways[way]?.(page)
        await sees[to]?.(page)
      }
    }
    for (const fact of DRIVEN_MACHINES[machine].facts)
      rows[`${variant} ${fact}`] = async (page) => facts[fact]?.(page)
  }
  return rows
}

for (const machine of Object.keys(DRIVEN_MACHINES) as DrivenMachine[])
  test(`the machine ${machine} goes every way of its table${machine === CHOSEN ? '' : ' @deep'}`, ({
    browser,
  }) => driveRows(`Machine ${machine}`, browser, rowsOf(machine)))
