/** Of the service worker to a page: does it show system notifications by itself? It answers with a boolean through the port. */
export interface NotifyQuestion {
  readonly asks: 'notifies';
}

/** Of the service worker to a page: the user has pressed a notice. */
export interface OpenRequest {
  readonly opens: string;
}

/** Of the service worker to the pages: the push service has ended the subscription, and the browser may have another one. */
export interface RenewedNotice {
  readonly renewed: 'push';
}

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null;

export const isNotifyQuestion = (data: unknown): data is NotifyQuestion =>
  isObject(data) && 'asks' in data && data.asks === 'notifies';

export const isOpenRequest = (data: unknown): data is OpenRequest =>
  isObject(data) && 'opens' in data && typeof data.opens === 'string';

export const isRenewedNotice = (data: unknown): data is RenewedNotice =>
  isObject(data) && 'renewed' in data && data.renewed === 'push';
