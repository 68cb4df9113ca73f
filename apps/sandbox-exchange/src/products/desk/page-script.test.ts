import vm from 'node:vm';
import { expect, it } from 'vitest';
import { DESK_SCRIPT } from './page-script';

const ATTACK = '<img src=x onerror="alert(1)">';

/** An element that takes text and children, and refuses markup. */
class FakeElement {
  children: FakeElement[] = [];
  textContent = '';
  disabled = false;
  hidden = false;
  elements = { kind: { querySelector: () => ({}), append: () => undefined } };
  #parent: FakeElement | undefined;

  set innerHTML(_: string) {
    throw new Error('the script sets markup');
  }

  append(...added: FakeElement[]): void {
    for (const one of added) this.insertBefore(one, null);
  }

  insertBefore(added: FakeElement, next: FakeElement | null): void {
    added.remove();
    added.#parent = this;
    this.children.splice(next ? this.children.indexOf(next) : this.children.length, 0, added);
  }

  remove(): void {
    const siblings: FakeElement[] = this.#parent?.children ?? [];
    if (siblings.includes(this)) siblings.splice(siblings.indexOf(this), 1);
  }

  replaceChildren(...added: FakeElement[]): void {
    this.children = added;
  }

  addEventListener(): void {
    // The test presses nothing.
  }

  texts(): string[] {
    return [this.textContent, ...this.children.flatMap((child) => child.texts())].filter((text) => text !== '');
  }
}

/** The page after the first answers of the desk. `next` is the next turn of the page. */
function pageWith(answers: Readonly<Record<string, unknown>>) {
  const turns: (() => void)[] = [];
  const elements = new Map<string, FakeElement>();
  const of = (id: string) => {
    const found = elements.get(id) ?? new FakeElement();
    elements.set(id, found);
    return found;
  };
  const answer = (path: string) => {
    const call = path.replace('/sandbox/desk/', '').replace(/\?.*/, '');
    return { ok: true, json: () => Promise.resolve(answers[call] ?? {}) };
  };
  vm.runInNewContext(DESK_SCRIPT, {
    document: { getElementById: of, createElement: () => new FakeElement() },
    fetch: (path: string) => Promise.resolve(answer(path)),
    FormData: class {
      *[Symbol.iterator]() {
        yield* [];
      }
    },
    URLSearchParams,
    setInterval: (turn: () => void) => turns.push(turn),
  });
  return { of, next: () => turns[0]?.() };
}

const aCase = (id: number) => ({ id, kind: 'bonus', userId: 7, openedAt: 0, details: { Statement: ATTACK } });

it('the page shows the texts of cases and of the log as text', async () => {
  const act = { id: 9, at: 0, actor: 'desk', act: 'decision', caseId: 1, userId: 7, verdict: 'reject', note: ATTACK };
  const { of } = pageWith({
    cases: { kinds: { bonus: { title: 'Bonuses', fields: {} } }, cases: [aCase(1)], pageSize: 50 },
    mode: { automaticAfterSeconds: null },
    log: { acts: [{ ...act, documents: '' }], pageSize: 50 },
  });
  await expect.poll(() => of('cases').texts()).toContain(ATTACK);
  await expect.poll(() => of('log').texts()).toEqual(expect.arrayContaining(['reject', ATTACK]));
});

it('the card of a case, and with it what is typed there, stays while other cases come and go', async () => {
  const answers = {
    cases: { kinds: { bonus: { title: 'Bonuses', fields: {} } }, cases: [aCase(2), aCase(1)], pageSize: 50 },
    mode: { automaticAfterSeconds: null },
    log: { acts: [], pageSize: 50 },
    frozen: { accounts: [] },
  };
  const { of, next } = pageWith(answers);
  const cards = () => of('cases').children[1]?.children ?? [];
  await expect.poll(cards).toHaveLength(2);
  const [card] = cards();
  answers.cases.cases = [aCase(3), aCase(2)];
  next();
  await expect.poll(() => cards()[0]?.texts()).toContain('3');
  expect(cards()).toHaveLength(2);
  expect(cards()[1]).toBe(card);
});

it('the page says that no case is pending', async () => {
  const cases = { kinds: { bonus: { title: 'Bonuses', fields: {} } }, cases: [], pageSize: 50 };
  const { of } = pageWith({ cases, mode: { automaticAfterSeconds: null } });
  await expect.poll(() => of('cases').children[0]?.hidden).toBe(true);
  expect(of('none').hidden).toBe(false);
});
