import type { Fault } from '../plant.ts'

/** Faults in the operator's commands, and in isolating one slow counterpart from the rest. */
export const OPERATOR_FAULTS: readonly Fault[] = [
  {
    id: 'served-while-restored',
    harm: 'a server would begin on a database that is half put back, and what people file there would be lost',
    file: 'apps/api/src/db/migrating/restored.ts',
    find: 'if (rows[0]?.marked !== true) return',
    replace: 'if (rows[0]?.marked !== null) return',
    test: {
      file: 'apps/api/src/wait-for-database.test.ts',
      title: 'waits for the end of a restore, and refuses what one left half-way in database or folder',
    },
  },
  {
    id: 'half-a-folder-served',
    harm: 'after a restore that was killed the portal would serve the documents of two days beside each other',
    file: 'apps/api/src/adapters/postgres/restored-folder.ts',
    find: 'if (!existsSync(fileOf(dataDir))) return',
    replace: 'if (existsSync(fileOf(dataDir))) return',
    test: {
      file: 'apps/api/src/wait-for-database.test.ts',
      title: 'waits for the end of a restore, and refuses what one left half-way in database or folder',
    },
  },
  {
    id: 'restored-beneath-a-server',
    harm: 'a server that a pooler hides from the restore would go on over what is being put back',
    file: 'apps/api/src/own-process.ts',
    find: 'if (error instanceof MigrationError) return error.message',
    replace: 'if (error instanceof MigrationError) return null',
    test: {
      file: 'apps/api/src/own-process.test.ts',
      title: 'a process that a later release went on without hears it when it says again that it is there',
    },
  },
  {
    id: 'one-lane-for-all',
    harm: 'a mail relay that says nothing would hold codes by telephone and the printing of acts, 20 seconds for each letter',
    file: 'apps/api/src/loop.ts',
    find: "const works = [terms, jobs, messages('email'), messages('sms')]",
    replace:
      "const works = [async () => (await terms()) + (await messages('email')()) + (await messages('sms')()) + (await jobs())]",
    test: {
      file: 'apps/api/src/hanging-counterpart.test.ts',
      title: 'a mail relay that hangs holds up neither text messages nor printing',
    },
  },
  {
    id: 'drained-while-a-lane-works',
    harm: 'what is asked to be done before the next step would be said to be done while a letter is still on its way',
    file: 'apps/api/src/lane.ts',
    find: ' && moves() === before && !lanes.some(({ busy }) => busy)',
    replace: '',
    test: {
      file: 'apps/api/src/lane.test.ts',
      title: 'waits for what a lane took between two direct looks',
    },
  },
  {
    id: 'asked-while-it-hangs',
    harm: 'every letter would wait its whole deadline for a relay that says nothing, and use up its tries',
    file: 'apps/api/src/breaker.ts',
    find: 'hangs = answered ? 0 : hangs + 1',
    replace: 'hangs = answered ? 0 : Math.min(hangs + 1, HANGS - 1)',
    test: {
      file: 'apps/api/src/hanging-counterpart.test.ts',
      title:
        'a relay that does not answer three times is left alone, which is shown, and everything leaves once when it does',
    },
  },
  {
    id: 'mute-server-waited-for',
    harm: 'a start would hang for ever, without a word, at a database that takes connections and answers nothing',
    file: 'apps/api/src/adapters/postgres/server-check.ts',
    find: '    query_timeout: patience,\n',
    replace: '',
    test: {
      file: 'apps/api/src/wait-for-database.test.ts',
      title: 'waits no longer than told for one that takes connections and answers nothing',
    },
  },
  {
    id: 'pooler-without-a-word',
    harm: 'an operator with pgbouncer in between would read that the address is wrong instead of what to do',
    file: 'apps/api/src/adapters/postgres/server-check.ts',
    find: '/unsupported startup parameter/',
    replace: '/unsupported start parameter/',
    test: {
      file: 'apps/api/src/adapters/postgres/pooler.test.ts',
      title: 'is told by its refusal of what the portal sets',
    },
  },
  {
    id: 'pooler-that-forgets',
    harm: 'behind a pooler that ignores the settings of a session the portal would serve without deadlines',
    file: 'apps/api/src/adapters/postgres/server-check.ts',
    find: 'if (!facts.own) throw',
    replace: 'if (facts.own === null) throw',
    test: {
      file: 'apps/api/src/adapters/postgres/pooler.test.ts',
      title: 'is told by what it forgets',
    },
  },
  {
    id: 'hundreds-unfolded',
    harm: 'with the relay away the seal and the used-up limits would stand below two hundred letters of one cause',
    file: 'apps/web/src/features/operacion/setback-group.tsx',
    find: 'rows.slice(0, SHOWN)',
    replace: 'rows',
    test: {
      file: 'apps/web/src/features/operacion/setback-group.test.tsx',
      title: 'a long list of one cause is folded after its first rows, counted whole, and loses none',
    },
  },
  {
    id: 'option-misspelt',
    harm: 'a restore whose option is misspelt would be taken for one without it',
    file: 'tools/backup/command-line.ts',
    find: "arg.startsWith('-') && !options.includes(arg)",
    replace: "arg.startsWith('-') && options.includes(`${arg}!`)",
    test: { file: 'tools/backup/command-line.test.ts', title: 'refuses what it does not know' },
  },
]
