// An object store in a separate process: `node bench/kills/store/server.ts <folder> <port>`. Ends with its
// parent.
import { createRequire } from 'node:module'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The part of the S3 server in use; the package has no types. */
interface S3rver {
  run(): Promise<unknown>
}
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => S3rver

const BUCKET = 'expedientes'
const [directory = '', port = ''] = process.argv.slice(2)

// Prevents the removal of an empty folder along with an object being written into it.
const uploads = join(directory, BUCKET, 'cargas')
await mkdir(uploads, { recursive: true })
await writeFile(join(uploads, 'queda'), '')

// Works around a defect of this server: a kill can leave an object's description half written, and then it
// lists nothing. Without a description, the object stays as it is.
for (const entry of await readdir(directory, { withFileTypes: true, recursive: true })) {
  if (!entry.name.endsWith('._S3rver_metadata.json')) continue
  const file = join(entry.parentPath, entry.name)
  try {
    JSON.parse(await readFile(file, 'utf8'))
  } catch {
    await rm(file, { force: true })
  }
}

await new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  directory,
  configureBuckets: [{ name: BUCKET, configs: [] }],
}).run()
process.on('disconnect', () => process.exit(0))
