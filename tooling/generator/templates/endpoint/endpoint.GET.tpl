
    /** __title__. */
    __call__: build.query<ReplyOf<typeof __call__>, RequestOf<typeof __call__>>({
      query: (request) => ({ call: __call__, request }),
    }),
