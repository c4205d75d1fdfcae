import type { Fault } from '../plant.ts'

const SWEPT = 'apps/api/src/modules/files/swept-store.test.ts'

/** Faults in what people upload: what is judged, what is kept, what is swept, how much of it. */
export const UPLOADS_FAULTS: readonly Fault[] = [
  {
    id: 'judged-where-links-write',
    harm: 'a virus could be stored under the hash of a clean file, through the link that is still open',
    file: 'apps/api/src/modules/files/confirm-file.ts',
    find: "const key = row.state === 'scanning' ? row.storage_key : await copied(deps, row)",
    replace: 'const key = row.storage_key',
    test: { file: SWEPT, title: 'is what is stored, also when other bytes come by the link' },
  },
  {
    id: 'settled-without-its-bytes',
    harm: 'a file would be ready whose bytes a sweep had removed',
    file: 'apps/api/src/modules/files/confirm-file.ts',
    find: 'else if (to.key !== row.storage_key && !(await keepObject(tx, to.key))) throw notThere()',
    replace: 'else if (to.key !== row.storage_key) await keepObject(tx, to.key)',
    test: { file: SWEPT, title: 'loses its copy after half an hour without an end' },
  },
  {
    id: 'late-bytes-stay',
    harm: 'what comes by a link after the judgement would fill the store for ever',
    file: 'apps/api/src/loop.ts',
    find: 'if (!past) swept.look()',
    replace: 'void past',
    test: { file: SWEPT, title: 'comes round with the loop: what a link brought after the judgement' },
  },
  {
    id: 'taken-back-upload-stays',
    harm: 'what somebody took back before it was judged would lie in the store for ever',
    file: 'apps/api/src/modules/files/sweep-store.ts',
    find: "where id = any(${ids}::uuid[]) and state = 'pending'",
    replace: 'where id = any(${ids}::uuid[])',
    test: { file: SWEPT, title: 'keeps what was acknowledged and what still may be, and in the end nothing' },
  },
  {
    id: 'link-writes-after-judgement',
    harm: 'a link would take bytes after its file was judged',
    file: 'apps/api/src/modules/files/upload-key.ts',
    find: "where id = ${id}::uuid and state = 'pending'`",
    replace: 'where id = ${id}::uuid`',
    test: {
      file: 'apps/api/src/testing/reliability/attacks.test.ts',
      title: 'cannot be replaced through its upload link after it was judged',
    },
  },
  {
    id: 'day-without-end',
    harm: 'a script of one account could fill the store',
    file: 'apps/api/src/modules/files/presign.ts',
    find: 'if (spent.over) throw overBudget(name, spent.seconds)',
    replace: 'if (spent.over && most < 0) throw overBudget(name, spent.seconds)',
    test: {
      file: 'apps/api/src/modules/files/uploads-of-a-day.test.ts',
      title: 'is so many files and so many bytes',
    },
  },
  {
    id: 'unsaid-size-is-nothing',
    harm: 'whoever says no size would store without end',
    file: 'apps/api/src/modules/files/presign.ts',
    find: 'takeFromDay(tx, deps, actor, request.size ?? limit)',
    replace: 'takeFromDay(tx, deps, actor, request.size ?? 0)',
    test: {
      file: 'apps/api/src/modules/files/uploads-of-a-day.test.ts',
      title: 'counts what says no size as large as its link takes',
    },
  },
  {
    id: 'pdf-script-in-the-browser',
    harm: 'a PDF with programming would run in the browser of whoever reads it',
    file: 'apps/api/src/modules/files/open-file.ts',
    find: 'inline: inline && file.carries === null,',
    replace: 'inline,',
    test: {
      file: 'apps/api/src/modules/files/carried.test.ts',
      title: 'is kept as it came and marked, and its link never shows it in place',
    },
  },
  {
    id: 'pdf-objects-unseen',
    harm: 'a PDF could start programs from a compressed stream',
    file: 'apps/api/src/adapters/content/look-into-pdf.ts',
    find: 'if (!seen.encrypted) await lookIntoHolders(source, seen)',
    replace: 'if (seen.encrypted) await lookIntoHolders(source, seen)',
    test: { file: 'apps/api/src/adapters/content/look-into-pdf.test.ts', title: 'that starts programs' },
  },
  {
    id: 'pdf-brings-program',
    harm: 'a program would be handed on inside a PDF',
    file: 'apps/api/src/adapters/content/look-into-pdf.ts',
    find: 'if (isProgram(await contentOf(source, stream, 4096))) return true',
    replace: 'if (isProgram(await contentOf(source, stream, 1))) return true',
    test: { file: 'apps/api/src/adapters/content/look-into-pdf.test.ts', title: 'that brings a program' },
  },
  {
    id: 'no-antivirus-untold',
    harm: 'a production portal would hand viruses on, and nobody would know that nothing looks for them',
    file: 'apps/api/src/settings.ts',
    find: 'if (settings.production && settings.clamavUrl === null) {',
    replace: 'if (settings.demo && settings.clamavUrl === null) {',
    test: { file: 'apps/api/src/settings.test.ts', title: 'warn in production of files that no antivirus' },
  },
  {
    id: 'uploads-for-everybody',
    harm: 'any account of the server could read what citizens hand in',
    file: 'apps/api/src/adapters/storage/local-folder.ts',
    find: "{ flags: 'wx', mode: 0o600, flush: waitsForDisk }",
    replace: "{ flags: 'wx', flush: waitsForDisk }",
    test: {
      file: 'apps/api/src/adapters/storage/local-folder.test.ts',
      title: 'writes for its own account alone, whatever the process was started with',
    },
  },
  {
    id: 'former-installation-stays-open',
    harm: 'the papers of before would stay readable for any account of the server',
    file: 'apps/api/src/private-files.ts',
    find: 'if (open !== 0 && OURS.test(name) && !NOT_TOUCHED.test(name))',
    replace: 'if (open > 0o777777 && OURS.test(name) && !NOT_TOUCHED.test(name))',
    test: { file: 'apps/api/src/private-files.test.ts', title: 'is closed at the next start' },
  },
  {
    id: 'critical-advisory-passes',
    harm: 'the product would be handed on with a hole that everybody knows',
    file: 'tools/supply/judge.ts',
    find: "new Set(['high', 'critical'])",
    replace: "new Set(['high'])",
    test: { file: 'tools/supply/judge.test.ts', title: 'that are high or critical stop a run' },
  },
]
