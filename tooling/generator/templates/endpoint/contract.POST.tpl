
/** __title__; the reply is a text of the server. */
export const __call__ = defineCall({
  method: 'POST',
  path: '__path__',
  access: '__access__',
  request: v.object({ id }),
  reply: text,
});
