
    /** __title__. A write: it is never retried automatically. */
    __call__: build.mutation<ReplyOf<typeof __call__>, RequestOf<typeof __call__>>({
      query: (request) => ({ call: __call__, request }),
    }),
