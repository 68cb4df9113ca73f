# @bourse/__name__

__title__: a list of entries that can be searched, at `/__name__`. Its structure is described in
[`@bourse/spot`](../spot/README.md).

## The door

| import | what it gives |
| --- | --- |
| `@bourse/__name__` | `__id__`: the feature for the shell |
| `@bourse/__name__/contract` | `__id__List` (`GET /api/__name__/list`), `__type__Entry` |
| `@bourse/__name__/testing` | `aWireEntry()` and `__id__Handlers()`: a fake exchange for tests and stories |

## Where things live

- `src/contract.ts`: the wire format. `src/api.ts`: endpoints made from it.
- `src/entries/`: rules (pure), slice (input), view (props only), hook (data).
- `src/screens/`: one file per route.
- `src/locales/`: `en.ts` is the source; five more, complete by type and by test.
- `src/testing/`: fixtures and handlers, typed by the contract.

## Run only this

    npm run x -- --filter @bourse/__name__ test
    npm run x -- --filter @bourse/__name__ test:stories
    npm run x -- --filter @bourse/__name__ storybook
