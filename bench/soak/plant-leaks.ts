// Loaded before the measured server (`--import`), with `--leak` alone: plants faults into its source while it
// loads. Nothing on disk changes.
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { planted } from '../../tools/faults/plant.ts'
import { leaksOf, LEAKS_VARIABLE } from './leaks.ts'

const leaks = leaksOf(process.env[LEAKS_VARIABLE])
const root = new URL('../../', import.meta.url).pathname

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const here = leaks.filter(({ file }) => url === pathToFileURL(root + file).href)
    if (here.length === 0) return loaded
    return {
      ...loaded,
      source: here.reduce((source, leak) => planted(leak, source), String(loaded.source)),
    }
  },
})
