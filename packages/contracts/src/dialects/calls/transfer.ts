import type { Adapter } from '../adapter';
import type { Dialect } from '../dialect';

/** `type` of the directions that the specification numbers. */
const SPECIFIED = { 'legal lever': 1, 'lever legal': 2 } as const;

/** `type` of the only directions of back ends that number them. */
const NUMBERS: Readonly<Record<Exclude<Dialect['transfer'], 'fields'>, Readonly<Record<string, number>>>> = {
  type: SPECIFIED,
  numbers: { ...SPECIFIED, 'legal change': 3, 'change legal': 4 },
};

/** Whether the back end knows a transfer between two accounts. */
export function canTransfer({ transfer: form }: Pick<Dialect, 'transfer'>, from: string, to: string): boolean {
  return form === 'fields' || Object.hasOwn(NUMBERS[form], `${from} ${to}`);
}

/**
 * Back ends that number the directions ignore the fields.
 * @throws TypeError for another direction: such a back end would move something else
 */
export const transfer: Adapter = (fields, { transfer: form }) => {
  if (form === 'fields') return fields;
  const { from_field: from, to_field: to, ...rest } = fields;
  const type = NUMBERS[form][`${String(from)} ${String(to)}`];
  if (type === undefined) throw new TypeError(`no transfer from ${String(from)} to ${String(to)}`);
  return { ...rest, type };
};
