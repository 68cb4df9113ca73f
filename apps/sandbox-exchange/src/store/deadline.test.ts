import { Client } from 'pg';
import { expect, it, vi } from 'vitest';
import { limitStatements } from './deadline';

it('the deadline fails a statement that the database never answers, and every later one at once', async () => {
  const client = new Client();
  const never = vi.fn<() => Promise<never>>(() => new Promise(() => undefined));
  Object.assign(client, { query: never });
  const stuck: Error[] = [];
  limitStatements(client, (error) => stuck.push(error), { statement: 20, maintenance: 40 });
  await expect(client.query('insert into entries')).rejects.toThrow('The database has not answered');
  await expect(client.query('select 1')).rejects.toThrow('The database has not answered');
  expect(stuck).toHaveLength(1);
  expect(never).toHaveBeenCalledTimes(1);
});

it('the deadline passes answers and refusals on', async () => {
  const client = new Client();
  const answers = [Promise.resolve({ rows: [1] }), Promise.reject(new Error('refused'))];
  Object.assign(client, { query: () => answers.shift() });
  limitStatements(client, () => undefined, { statement: 1000, maintenance: 1000 });
  await expect(client.query('select 1')).resolves.toEqual({ rows: [1] });
  await expect(client.query('select 2')).rejects.toThrow('refused');
});
