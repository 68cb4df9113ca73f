import { nameOfCall, type LintRule, type Node } from './rule.ts';

/** Controls that `@bourse/ui-kit` has: look, focus ring, touch area, forced colours and labels are defined once. */
const CONTROLS = new Set(['button', 'input', 'select', 'textarea', 'dialog']);
const ROLES = new Set(['menu', 'dialog', 'listbox']);

/** A button, field, dialog or menu that a package defines instead of using a component of `@bourse/ui-kit`. */
export const noRawControl: LintRule = {
  create: ({ report }) => {
    const check = (node: Node, name: unknown, names: ReadonlySet<string>) => {
      if (typeof name !== 'string' || !names.has(name)) return;
      report({ node, message: `A ${name} outside of ui-kit: use a component of @bourse/ui-kit.` });
    };
    return {
      JSXOpeningElement: (node) => check(node, node.name?.name, CONTROLS),
      JSXAttribute: (node) => {
        if (node.name?.name === 'role') check(node, node.value?.value, ROLES);
      },
      CallExpression: (node) => {
        if (nameOfCall(node) === 'styled') check(node, node.arguments?.[0]?.value, CONTROLS);
      },
      MemberExpression: (node) => {
        if (node.object?.name === 'styled') check(node, node.property?.name, CONTROLS);
      },
    };
  },
};
