// @vitest-environment jsdom
import vm from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import { DESK_PAGE } from './page';
import { DESK_SCRIPT } from './page-script';

const ATTACK = '<img src=x onerror="alert(1)">';

const aCase = (id: number) => ({
  id,
  kind: 'bonus',
  userId: 7,
  openedAt: 0,
  details: { Statement: ATTACK },
  isFrozen: false,
});
const anAct = { id: 9, at: 0, actor: 'desk', act: 'decision', caseId: 1, userId: 7, verdict: 'reject', documents: '' };

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The page of the desk with a pending case of each id; `show` reads other cases, as the next turn of the page does. */
function openPage(ids: readonly number[]) {
  let pending = ids;
  const answers: Readonly<Record<string, () => unknown>> = {
    cases: () => ({ kinds: { bonus: { title: 'Bonuses', fields: {} } }, cases: pending.map(aCase), pageSize: 50 }),
    mode: () => ({ automaticAfterSeconds: null }),
    frozen: () => ({ accounts: [] }),
    log: () => ({ acts: [{ ...anAct, note: ATTACK }], pageSize: 50 }),
  };
  vi.stubGlobal('fetch', (path: string) => {
    const call = path.replace('/sandbox/desk/', '').replace(/\?.*/, '');
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answers[call]?.()) });
  });
  document.documentElement.innerHTML = DESK_PAGE;
  const timer = vi.spyOn(globalThis, 'setInterval').mockImplementation(() => setTimeout(() => {}));
  vm.runInThisContext(`(() => {${DESK_SCRIPT}})()`);
  const [turn] = timer.mock.calls[0] ?? [];
  timer.mockRestore();
  return {
    show: (next: readonly number[]) => {
      pending = next;
      turn?.();
    },
  };
}

const textOf = (id: string) => document.getElementById(id)?.textContent;
const cards = () => [...document.querySelectorAll('article')];
const firstNote = () => {
  const note = document.querySelector<HTMLInputElement>('article [name=note]');
  if (!note) throw new Error('no case is shown');
  return note;
};

it('the page shows the texts of cases and of the log as text', async () => {
  openPage([1]);
  await expect.poll(() => textOf('cases')).toContain(ATTACK);
  await expect.poll(() => textOf('log')).toContain(ATTACK);
  expect(document.images).toHaveLength(0);
});

it('the page keeps what is typed in a case, and its focus, while others come and go', async () => {
  const { show } = openPage([2, 1]);
  await expect.poll(cards).toHaveLength(2);
  const note = firstNote();
  note.value = 'Paid by bank';
  note.focus();
  show([3, 2]);
  await expect.poll(() => cards().map((card) => card.querySelector('dd')?.textContent)).toEqual(['3', '2']);
  expect(note.isConnected).toBe(true);
  expect(note.value).toBe('Paid by bank');
  expect(document.activeElement).toBe(note);
});

it('the page says that no case is pending', async () => {
  const { show } = openPage([1]);
  await expect.poll(cards).toHaveLength(1);
  show([]);
  await expect.poll(cards).toHaveLength(0);
  expect(document.getElementById('none')?.hidden).toBe(false);
  expect([...document.querySelectorAll('h2')].find((heading) => heading.textContent === 'Bonuses')?.hidden).toBe(true);
});
