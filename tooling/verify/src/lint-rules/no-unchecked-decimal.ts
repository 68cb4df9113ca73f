import { nameOfCall, type LintRule } from './rule.ts';

/** `v.custom<Decimal>(…)` makes money of every text that its check lets through. `storedDecimal` and the contract's `decimal` parse it. */
export const noUncheckedDecimal: LintRule = {
  create: ({ report }) => ({
    CallExpression: (node) => {
      const isDecimal = node.typeArguments?.params.some(({ typeName }) => typeName?.name === 'Decimal') ?? false;
      if (isDecimal && nameOfCall(node) === 'custom') {
        report({
          node,
          message: 'Read stored money by `storedDecimal`, money of the wire by `decimal` of the contract.',
        });
      }
    },
  }),
};
