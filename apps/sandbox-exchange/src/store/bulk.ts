import { sql, type RawBuilder } from 'kysely';

type ColumnType = 'integer' | 'bigint' | 'numeric' | 'text' | 'boolean';
type Cell = string | number | bigint | boolean | null;

/** The columns of rows that are written together, with their types in the database. */
export type Columns<Row> = { readonly [Name in keyof Row & string]: ColumnType };

/**
 * Rows as a table expression with one array parameter a column: the statement is the same for one row and for
 * thousands, and so is the number of parameters.
 */
export function unnest<Row extends Record<keyof Row, Cell>>(
  columns: Columns<Row>,
  rows: readonly Row[],
): RawBuilder<unknown> {
  const names = namesOf(columns);
  const arrays = names.map((name) => {
    const cells = rows.map((row) => text(row[name]));
    return sql`${cells}::${sql.raw(columns[name])}[]`;
  });
  return sql`unnest(${sql.join(arrays)})`;
}

/** `insert into table (columns) select * from unnest(…)`, to which a conflict clause or `returning` may be added. */
export function insertRows<Row extends Record<keyof Row, Cell>>(
  table: string,
  columns: Columns<Row>,
  rows: readonly Row[],
): RawBuilder<unknown> {
  const names = namesOf(columns).map((name) => sql.ref(name));
  return sql`insert into ${sql.table(table)} (${sql.join(names)}) select * from ${unnest(columns, rows)}`;
}

function namesOf<Named extends object>(columns: Named): Extract<keyof Named, string>[] {
  const names: Extract<keyof Named, string>[] = [];
  for (const name in columns) names.push(name);
  return names;
}

function text(cell: Cell): string | null {
  return cell === null ? null : String(cell);
}
