import type { Fault } from '../plant.ts'

const test = (title: string): Fault['test'] => ({
  file: 'apps/api/src/testing/attacks/refusals-recorded.test.ts',
  title,
})
const file = 'apps/api/src/http/refusals.ts'

/** Faults in the audit of rejected calls. */
export const REFUSALS_FAULTS: readonly Fault[] = [
  {
    id: 'refused-without-a-trace',
    harm: 'somebody could try the bounds of their rights all day, and nobody would know',
    file: 'apps/api/src/http/routes.ts',
    find: 'if (error instanceof Refusal) await traceRefusal(',
    replace: 'if (error instanceof RangeError) await traceRefusal(',
    test: test('when what they name is somebody else’s, or is not there at all'),
  },
  {
    id: 'refused-nobody',
    harm: 'the line would not say who tried what their role does not allow',
    file: 'apps/api/src/http/routes.ts',
    find: '  known(session)\n',
    replace: '',
    test: test('when their role does not allow it, before the call has looked at anything'),
  },
  {
    id: 'refused-twice',
    harm: 'each wrong password and each guess would count as two in the list of administrators',
    file,
    find: 'written.add(ctx)',
    replace: 'void written',
    test: test('and no second one where the call has words of its own: a wrong password, a guessed secret'),
  },
  {
    id: 'refusals-without-end',
    harm: 'a script could fill the disk with lines of its own refusals',
    file,
    find: 'if (lines > MOST) return',
    replace: 'if (lines < 0) return',
    test: test(
      'beyond the two hundred and fortieth of a person within a minute; the last says that more came',
    ),
  },
]
