import vm from 'node:vm';
import { expect, it } from 'vitest';
import { DESK_SCRIPT } from './page-script';

const ATTACK = '<img src=x onerror="alert(1)">';

/** An element that takes text and children, and refuses markup. */
class FakeElement {
  children: FakeElement[] = [];
  textContent = '';
  disabled = false;
  kind = { querySelector: () => ({}), append: () => undefined };

  set innerHTML(_: string) {
    throw new Error('the script sets markup');
  }

  append(...added: FakeElement[]): void {
    this.children.push(...added);
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

/** The page after the first answers of the desk. */
function pageWith(answers: Readonly<Record<string, unknown>>) {
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
    setInterval: () => 0,
  });
  return of;
}

it('the page shows the texts of cases and of the log as text', async () => {
  const one = { id: 1, kind: 'bonus', userId: 7, openedAt: 0, details: { Statement: ATTACK } };
  const act = { id: 9, at: 0, actor: 'desk', act: 'decision', caseId: 1, userId: 7, verdict: 'reject', note: ATTACK };
  const of = pageWith({
    cases: { kinds: { bonus: { title: 'Bonuses', fields: {} } }, cases: [one], pageSize: 50 },
    mode: { automaticAfterSeconds: null },
    log: { acts: [{ ...act, documents: '' }], pageSize: 50 },
  });
  await expect.poll(() => of('cases').texts()).toContain(ATTACK);
  await expect.poll(() => of('log').texts()).toEqual(expect.arrayContaining(['reject', ATTACK]));
});
