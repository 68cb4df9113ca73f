
/** __title__. */
export const __call__ = defineCall({
  method: 'GET',
  path: '__path__',
  access: '__access__',
  request: v.object({ id }),
  reply: v.object({ id, name: text }),
});
