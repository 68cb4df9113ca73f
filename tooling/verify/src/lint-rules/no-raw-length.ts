import type { LintRule, Node } from './rule.ts';

/**
 * What `@bourse/ui-kit` has for the lengths of a property. Widths, heights and columns of boxes are not here: they are the layout of one screen, and no other
 * screen has to agree with it.
 */
const SCALES: readonly (readonly [properties: RegExp, use: string])[] = [
  [
    /^[mp][trblxyse]?$|^(?:margin|padding|inset)|^(?:top|right|bottom|left)$|^(?:row|column)?-?(?:gap|spacing)$/i,
    'space',
  ],
  [/^border.*radius$/i, 'RADIUS or ROUND'],
  [/^border/, 'hairline'],
  [/^outline/, 'FOCUS_RING or INSET_FOCUS_RING'],
  [/^font(?:-?size)?$/i, 'FONT_SIZE'],
  [/^line-?height$/i, 'LINE_HEIGHT'],
];

/** Keys below a property that hold its value for a width of the window: `padding: { xs: …, sm: … }`. */
const BREAKPOINT = /^(?:xs|tiny|sm|md|lg|xl)$/;

/** A length of zero may need its unit: `calc` and `var` take no bare 0. */
const hasLength = (text: string) => [...text.matchAll(/([\d.]+)px\b/g)].some(([, digits]) => Number(digits) !== 0);

/** The style property or JSX attribute whose value the node is, or is a part of. */
function propertyOf(node: Node): string | undefined {
  const { parent } = node;
  if (!parent) return undefined;
  if (parent.type === 'JSXAttribute') return parent.name?.name;
  if (parent.type === 'AssignmentExpression') return parent.left?.property?.name;
  if (parent.type !== 'Property') return propertyOf(parent);
  if (parent.key === node) return undefined;
  const name = parent.key?.name ?? parent.key?.value;
  if (typeof name !== 'string') return undefined;
  return BREAKPOINT.test(name) ? propertyOf(parent) : name;
}

/** A length in pixels that a package writes itself where the design has a scale, in styled objects, `sx`, `style` and attributes. */
export const noRawLength: LintRule = {
  create: ({ report }) => {
    const check = (node: Node, text: string | undefined) => {
      if (text === undefined || !hasLength(text)) return;
      const property = propertyOf(node) ?? '';
      const use = SCALES.find(([properties]) => properties.test(property))?.[1];
      if (use) report({ node, message: `A raw length in ${property}: use ${use} of @bourse/ui-kit.` });
    };
    return {
      Literal: (node) => check(node, node.raw),
      TemplateElement: (node) => check(node, node.value?.raw),
    };
  },
};
