/** The number of pages; at least 1, so that there is always a present page. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** A page number from an address; 1 for everything that is none, the last page for numbers beyond it. */
export function pageOf(text: string | null, count = Number.MAX_SAFE_INTEGER): number {
  const page = /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(page, count);
}
