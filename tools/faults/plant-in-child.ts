// Loaded with `--import` by a program that a test starts (`plantedChild`): plants the fault of the environment there.
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { plantedSource } from './plant.ts'

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    const source = url.startsWith('file:') ? plantedSource(fileURLToPath(url)) : null
    return source === null ? loaded : { ...loaded, source }
  },
})
