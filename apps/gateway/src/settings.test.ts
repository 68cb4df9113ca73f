import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open as openFile, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from './config';
import { JournalError, openJournal } from './journal';
import { readKeys } from './keys';
import { ownerPasswordHash, OwnerSessions } from './owner/owner';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the environment', () => {
  it('the gateway trades at the test network, on loopback and without withdrawals unless the environment says otherwise', () => {
    expect(readConfig({ VENUE: 'kraken' })).toMatchObject({
      isLive: false,
      isLoopback: true,
      allowsWithdrawals: false,
      caps: { ofOrder: '100', ofDay: '1000' },
    });
    for (const LIVE of ['1', 'true']) expect(readConfig({ VENUE: 'kraken', LIVE })).toMatchObject({ isLive: true });
  });

  it.each([
    [{}, 'VENUE is not set: it names the venue'],
    [{ VENUE: 'kraken', LIVE: '1', TESTNET: '1' }, 'set one of them'],
    [{ VENUE: 'kraken', TESTNET: '0' }, 'LIVE=1'],
    [{ VENUE: 'kraken', MAX_ORDER: '0' }, 'MAX_ORDER is an amount above zero'],
    [{ VENUE: 'kraken', PAIRS: 'BTC' }, 'PAIRS is a list'],
    [{ VENUE: 'kraken', OWNER_PASSWORD: 'short1' }, 'OWNER_PASSWORD has 8 to 16'],
  ])('the environment %j is refused', (env, problem) => {
    expect(() => readConfig(env)).toThrow(problem);
  });
});

function write(text: string, mode: number) {
  const path = join(folder, 'keys.json');
  writeFileSync(path, text);
  chmodSync(path, mode);
  return { VENUE_KEYS_FILE: path };
}

describe('keys', () => {
  const text = '{"apiKey": "key-of-test", "secret": "secret-of-test"}';

  it('keys are read from a file that only its owner can read, or from the environment', () => {
    const keys = { apiKey: 'key-of-test', secret: 'secret-of-test', password: undefined };
    expect(readKeys(write(text, 0o600))).toEqual(keys);
    expect(readKeys({ VENUE_API_KEY: 'key-of-test', VENUE_SECRET: 'secret-of-test' })).toEqual(keys);
    expect(readKeys({})).toBeUndefined();
    const withContracts = `${text.slice(0, -1)}, "contracts": {"apiKey": "other-key", "secret": "other-secret"}}`;
    expect(readKeys(write(withContracts, 0o600))).toEqual({
      ...keys,
      contracts: { apiKey: 'other-key', secret: 'other-secret', password: undefined },
    });
  });

  it.each([
    ['that others can read', text, 0o640, 'chmod 600'],
    ['of another form', '{"apiKey": "key-of-test"}', 0o600, 'is not of the form'],
  ])('keys in a file %s are refused, and the message contains none of them', (_title, content, mode, problem) => {
    const env = write(content, mode);
    expect(() => readKeys(env)).toThrow(problem);
    expect(() => readKeys(env)).not.toThrow('key-of-test');
  });

  it('half of a pair of keys is refused', () => {
    expect(() => readKeys({ VENUE_API_KEY: 'key-of-test' })).toThrow('one of them is missing');
  });
});

describe('the journal', () => {
  const stopped = { is: 'stopped', at: 1, by: 'a test' } as const;

  it('the journal keeps its entries in a file that only its owner can read, and drops a last line without its end', async () => {
    const path = join(folder, 'data', 'journal.jsonl');
    const first = await openJournal(path);
    await Promise.all([first.write(stopped), first.write({ ...stopped, is: 'resumed' })]);
    await first.close();
    expect(statSync(path).mode & 0o777).toBe(0o600);
    writeFileSync(path, `${readFileSync(path, 'utf8')}{"is":"pla`);
    const again = await openJournal(path);
    await again.write({ ...stopped, at: 2 });
    expect(again.entries.map(({ is }) => is)).toEqual(['stopped', 'resumed', 'stopped']);
    await again.close();
    expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(4);
  });

  it('the journal takes entries again after a write that failed, and what that has left is cut off', async () => {
    const path = join(folder, 'journal.jsonl');
    const journal = await openJournal(path);
    await journal.write(stopped);
    const file = await openFile(path);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the class of file handles is not exported
    const handles = Object.getPrototypeOf(file) as FileHandle;
    const written = vi.spyOn(handles, 'datasync').mockRejectedValueOnce(new Error('the disk is full'));
    await file.close();
    await expect(journal.write({ ...stopped, at: 2 })).rejects.toThrow('the disk is full');
    await journal.write({ ...stopped, at: 3 });
    await journal.close();
    written.mockRestore();
    const again = await openJournal(path);
    expect(again.entries.map(({ at }) => at)).toEqual([1, 3]);
    await again.close();
  });

  it('the journal is refused if it is damaged', async () => {
    const path = join(folder, 'journal.jsonl');
    writeFileSync(path, 'nothing\n{"is":"stopped","at":1,"by":"a test"}\n');
    await expect(openJournal(path)).rejects.toThrow(JournalError);
  });
});

const logIn = (sessions: OwnerSessions, password: string, address = 'a') =>
  sessions.login({ account: ' Owner@bourse.example', password, address });

describe('the owner', () => {
  const cost = { log2N: 4, r: 8, p: 1 };
  const clock = { at: 0 };
  const said: string[] = [];
  const open = async (password: string | undefined) =>
    new OwnerSessions({
      email: 'owner@bourse.example',
      passwordHash: await ownerPasswordHash({ dataDir: folder, password, say: (line) => said.push(line), cost }),
      now: () => clock.at,
      pause: async () => undefined,
    });

  it('the owner gets a password at the first start, which is shown once', async () => {
    const first = await open(undefined);
    const password = /: (\w{14})$/.exec(said.at(-1) ?? '')?.[1] ?? '';
    expect(await logIn(first, password)).toMatchObject({ ok: true });
    expect(await logIn(await open(undefined), password)).toMatchObject({ ok: true });
    expect(said).toHaveLength(1);
    expect(await logIn(await open('another2026'), 'another2026')).toMatchObject({ ok: true });
  });

  it.each(['', 'scrypt$4$8$1$c2FsdA', 'text'])(
    'a kept password that is damaged (%j) is refused with one sentence, and a password of the environment takes its place',
    async (damaged) => {
      await open('owner2026');
      writeFileSync(join(folder, 'owner-password'), damaged);
      await expect(open(undefined)).rejects.toThrow(/^The kept password of the owner in .* is damaged\. Delete/);
      expect(await logIn(await open('owner2026'), 'owner2026')).toMatchObject({ ok: true });
      expect(await logIn(await open(undefined), 'owner2026')).toMatchObject({ ok: true });
    },
  );

  it('five wrong passwords lock the log-in for their address only', async () => {
    const sessions = await open('owner2026');
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await logIn(sessions, 'wrong2026')).toEqual({ ok: false, reason: 'credentials_wrong' });
    }
    expect(await logIn(sessions, 'owner2026')).toMatchObject({ ok: false, reason: 'locked' });
    expect(await logIn(sessions, 'owner2026', 'b')).toMatchObject({ ok: true });
  });

  it('a session of the owner ends by log-out, after three days without use, and after seven days in all', async () => {
    const sessions = await open('owner2026');
    const tokenOf = async () => {
      const result = await logIn(sessions, 'owner2026');
      return result.ok ? result.token : '';
    };
    const [ended, idle] = [await tokenOf(), await tokenOf()];
    sessions.logout(ended);
    expect(sessions.userOf(ended)).toBeUndefined();
    expect(sessions.userOf(idle)).toEqual({ id: 1, email: 'owner@bourse.example' });
    clock.at += 3 * 86_400_000;
    expect(sessions.userOf(idle)).toBeUndefined();
  });
});
