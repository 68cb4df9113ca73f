/** Path of a notice or an article (trading side, section 2). */
export function noticePath(id: number): string {
  return `/components/noticeDetail?id=${id}`;
}

export const NOTICE_LIST_PATH = '/noticeList';
