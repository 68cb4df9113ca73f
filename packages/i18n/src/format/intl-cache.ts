/** `Intl` objects are dear to make and free to keep: one for each key, for the life of the page. */
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
