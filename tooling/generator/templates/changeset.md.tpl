---
'@bourse/__name__': minor
---

__title__.
