import { nameOfCall, type LintRule, type Node } from './rule.ts';

const isHook = (name: string) => /^use(?:[A-Z]|$)/.test(name);
const isComponentOrHook = (name: string | undefined) => name !== undefined && /^(?:use)?[A-Z]/.test(name);

/** The name of a function, also of one in a variable, a property, or a call such as `memo(…)` there. */
function nameOfFunction(node: Node): string | undefined {
  if (node.id?.name !== undefined) return node.id.name;
  let { parent } = node;
  while (parent?.type === 'CallExpression') ({ parent } = parent);
  if (parent?.type === 'VariableDeclarator') return parent.id?.name;
  return parent?.type === 'Property' ? parent.key?.name : undefined;
}

/** A component or hook with more hooks than the option allows does several things: each belongs into a hook of its own. */
export const maxHooks: LintRule = {
  meta: { schema: [{ type: 'number' }] },
  create: ({ options, report }) => {
    const most = Number(options[0]);
    const counts: number[] = [];
    const enter = () => void counts.push(0);
    const exit = (node: Node) => {
      const count = counts.pop() ?? 0;
      const name = nameOfFunction(node);
      if (count > most && isComponentOrHook(name)) {
        report({ node, message: `${name} uses ${count} hooks, at most ${most}: move some into hooks of their own.` });
      }
    };
    return {
      FunctionDeclaration: enter,
      FunctionExpression: enter,
      ArrowFunctionExpression: enter,
      'FunctionDeclaration:exit': exit,
      'FunctionExpression:exit': exit,
      'ArrowFunctionExpression:exit': exit,
      CallExpression: (node) => {
        const last = counts.length - 1;
        if (last >= 0 && isHook(nameOfCall(node))) counts[last] = (counts[last] ?? 0) + 1;
      },
    };
  },
};
