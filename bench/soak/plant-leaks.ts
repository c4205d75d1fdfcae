// Loaded before the server that is measured (`--import`), with `--leak` alone: puts mistakes into its source as it is loaded.
// Nothing on disk changes.
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
