import { nameOfCall, type LintRule } from './rule.ts';

/** The option names for each function the place of the files that may call it, as the source of a regular expression. */
export const home: LintRule = {
  meta: { schema: [{ type: 'object' }] },
  create: ({ options: [places], filename, report }) => ({
    CallExpression: (node) => {
      const name = nameOfCall(node);
      const place: unknown = Object.entries(places ?? {}).find(([call]) => call === name)?.[1];
      if (typeof place !== 'string' || new RegExp(place).test(filename.replaceAll('\\', '/'))) return;
      report({ node, message: `${name} belongs into a file of ${place}, as in the other features.` });
    },
  }),
};
