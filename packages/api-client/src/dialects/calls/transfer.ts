import type { Adapter } from '../adapter';
import type { Dialect } from '../dialect';

/** `type` of the only four directions of back ends that number them. */
const NUMBERS: Readonly<Record<string, number>> = {
  'legal lever': 1,
  'lever legal': 2,
  'legal change': 3,
  'change legal': 4,
};

/** Whether the back end knows a transfer between two accounts. */
export function canTransfer({ transfer: form }: Pick<Dialect, 'transfer'>, from: string, to: string): boolean {
  return form === 'fields' || Object.hasOwn(NUMBERS, `${from} ${to}`);
}

/**
 * Back ends that number the directions ignore the fields.
 * @throws TypeError for another direction: such a back end would move something else
 */
export const transfer: Adapter = (fields, dialect) => {
  if (dialect.transfer === 'fields') return fields;
  const { from_field: from, to_field: to, ...rest } = fields;
  const type = NUMBERS[`${String(from)} ${String(to)}`];
  if (type === undefined) throw new TypeError(`no transfer from ${String(from)} to ${String(to)}`);
  return { ...rest, type };
};
