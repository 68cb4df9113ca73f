# @bourse/__name__

__title__: a foundation that any package may use, without React and without state of its own.

## The door

| import | what it gives |
| --- | --- |
| `@bourse/__name__` | `clamp`: a number within its bounds |

## Run only this

    npm run x -- --filter @bourse/__name__ test
