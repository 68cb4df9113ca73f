import type { ClientBase } from 'pg';

const IS_WRITE = /^\s*(?:insert|update|delete|with\b[^]*\b(?:insert into|update|delete from))\b/i;

/**
 * Checks before every write of a connection that the disk has space. Commands check once for a batch; accounts, uploads and bars
 * write without a command.
 */
export function guardWrites(client: ClientBase, ensureWritable: () => void): void {
  const query: (...args: unknown[]) => unknown = client.query.bind(client);
  Object.assign(client, {
    query: (sent: unknown, ...values: unknown[]) => {
      if (typeof sent === 'string' && IS_WRITE.test(sent)) {
        try {
          ensureWritable();
        } catch (error) {
          return Promise.reject(error);
        }
      }
      return query(sent, ...values);
    },
  });
}
