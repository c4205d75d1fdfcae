import type { Fault } from '../../plant.ts'

/** Faults in the formulas by which fees are settled. */
export const FORMULA_FAULTS: readonly Fault[] = [
  {
    id: 'formula-divides-by-zero',
    harm: 'a published formula would break every liquidation, or charge a fee without measure',
    file: 'packages/domain/src/fees/formula/measures.ts',
    find: "if (node.sign === '÷' && constantOf(node.right)?.isZero() === true)",
    replace: "if (node.sign === '÷' && constantOf(node.right)?.isZero() === false && node.from < 0)",
    test: {
      file: 'packages/domain/src/fees/formula/settle.test.ts',
      title: 'a division by zero',
    },
  },
  {
    id: 'formula-mixes-units',
    harm: 'a fee would add pesos and hectares',
    file: 'packages/domain/src/fees/formula/measures.ts',
    find: 'if (measure !== first.measure)',
    replace: "if (measure === 'si_no')",
    test: {
      file: 'packages/domain/src/fees/formula/expression.test.ts',
      title: '» is refused: ',
    },
  },
  {
    id: 'formula-example-ignored',
    harm: 'a formula that charges something else than its examples say would be published',
    file: 'packages/domain/src/fees/formula/check-formula.ts',
    find: 'holds ? []',
    replace: 'holds || i >= 0 ? []',
    test: {
      file: 'packages/domain/src/fees/formula/settle.test.ts',
      title: 'that does not hold keeps a formula from being published',
    },
  },
  {
    id: 'formula-rounds-over-its-ceiling',
    harm: 'somebody would be charged more than the law allows',
    file: 'packages/domain/src/fees/formula/settle.ts',
    find: 'const capped = most !== null && most < charged',
    replace: 'const capped = most !== null && most < toPesos(total)',
    test: {
      file: 'packages/domain/src/fees/formula/settle.test.ts',
      title: 'is charged at its ceiling, which no rounding exceeds',
    },
  },
]
