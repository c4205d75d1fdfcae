import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..', '..')
const WORKSPACES = ['apps', 'packages'] as const
/** Scope of the workspace's own packages, which a copy links to itself. */
const OWN = '@ventanilla'

/** A copy of the project with the packages of the original, in a folder of its own. */
export interface Copy {
  readonly folder: string
  /** Puts every file back; what programs keep to go faster next time (`.cache`) stays. */
  readonly renew: () => void
  readonly remove: () => void
}

export function openCopy(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'ventanilla-how-to-'))
  // beside the copy: programs that look for a repository find none, as before
  const history = `${folder}.git`
  copyFiles(folder)
  linkPackages(folder)
  const git = (...args: readonly string[]): void => {
    const who = ['-c', 'user.name=how-to', '-c', 'user.email=how-to@localhost']
    const ran = spawnSync('git', [...who, `--git-dir=${history}`, `--work-tree=${folder}`, ...args], {
      cwd: folder,
      encoding: 'utf8',
    })
    if (ran.status !== 0) throw new Error(`git ${args[0]}: ${ran.stderr}`)
  }
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'As copied')
  return {
    folder,
    renew: () => {
      git('reset', '--quiet', '--hard')
      git('clean', '--quiet', '--force', '-d')
    },
    remove: () => {
      for (const path of [folder, history]) rmSync(path, { recursive: true, force: true })
    },
  }
}

/** Files as they stand, committed or not; nothing built, installed or stored. */
function copyFiles(copy: string): void {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (listed.status !== 0) throw new Error(`The files of the project are not known: ${listed.stderr}`)
  const files = listed.stdout.split('\0').filter((file) => file !== '' && existsSync(join(ROOT, file)))
  for (const folder of new Set(files.map((file) => dirname(file))))
    mkdirSync(join(copy, folder), { recursive: true })
  for (const file of files) copyFileSync(join(ROOT, file), join(copy, file))
}

/**
 * The installed packages, each linked. The folder itself is real, since programs write their caches into it; the
 * workspace's own packages lead to the copy, otherwise its tests would run the original.
 */
function linkPackages(copy: string): void {
  linkEach('node_modules', copy)
  mkdirSync(join(copy, 'node_modules', OWN))
  for (const group of WORKSPACES)
    for (const name of readdirSync(join(copy, group))) {
      if (existsSync(join(ROOT, 'node_modules', OWN, name)))
        symlinkSync(join(copy, group, name), join(copy, 'node_modules', OWN, name))
      linkEach(join(group, name, 'node_modules'), copy)
    }
}

function linkEach(folder: string, copy: string): void {
  const original = join(ROOT, folder)
  if (!existsSync(original)) return
  mkdirSync(join(copy, folder), { recursive: true })
  for (const entry of readdirSync(original)) {
    const isFile = lstatSync(join(original, entry)).isFile()
    if (isFile) copyFileSync(join(original, entry), join(copy, folder, entry))
    else if (entry !== OWN && !/^\.(vite|vitest|cache)/.test(entry))
      symlinkSync(join(original, entry), join(copy, folder, entry))
  }
}
