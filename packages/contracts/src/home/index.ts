/**
 * `GET /api/qrcode?text=` answers with an image, not with an envelope, so it is not defined as a call. The client draws
 * QR codes itself, because wallet addresses are private.
 */
export const QR_CODE_PATH = '/qrcode';
