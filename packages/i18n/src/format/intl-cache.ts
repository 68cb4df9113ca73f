/** Cache of `Intl` objects, which are expensive to create: one per key, for the lifetime of the page. */
export function intlCache<Format>(): (key: string, create: () => Format) => Format {
  const formats = new Map<string, Format>();
  return (key, create) => {
    let format = formats.get(key);
    if (format === undefined) {
      format = create();
      formats.set(key, format);
    }
    return format;
  };
}
