import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';

/** Statements that a connection keeps prepared; the exchange has some 200 with parameters. */
const MOST_STATEMENTS = 400;

/**
 * Makes the connection parse a statement with parameters once and only bind it from then on. Statements beyond the limit, for
 * example inserts with a varying number of rows, are parsed each time.
 */
export function prepareStatements(client: ClientBase): void {
  const query = client.query.bind(client);
  // Connections may share a session of PGlite, so their names differ.
  const prefix = randomUUID();
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const known = names.get(text);
    if (known !== undefined || names.size === MOST_STATEMENTS) return known;
    const name = `${prefix} ${names.size}`;
    names.set(text, name);
    return name;
  };
  Object.assign(client, {
    query: (text: string, values: unknown[]) => {
      const name = values.length > 0 ? nameOf(text) : undefined;
      return name === undefined ? query(text, values) : query({ name, text, values });
    },
  });
}
